// Real servers, browsers and databases are slow on a small machine.
jest.setTimeout(240_000);
