import { TestEnvironment } from 'jest-environment-node';
import sharp from 'sharp';
import supertest from 'supertest';

const packages = { sharp, supertest };

declare global {
  var packagesOfWorker: typeof packages;
}

/**
 * Loads these packages once for a Jest worker, because each test file would compile them again. Their built-in classes
 * differ from those of a test, so supertest cannot match a RegExp or compare an object of a test. Tests check the
 * response themselves instead.
 */
export default class ApiEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.packagesOfWorker = packages;
  }
}
