module.exports = globalThis.packagesOfWorker.supertest;
