// Real servers, browsers and databases take their time on a small machine.
jest.setTimeout(240_000);
