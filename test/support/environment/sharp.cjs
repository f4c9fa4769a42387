module.exports = globalThis.packagesOfWorker.sharp;
