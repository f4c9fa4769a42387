import { TestEnvironment } from 'jest-environment-node';
import sharp from 'sharp';
import supertest from 'supertest';

const packages = { sharp, supertest };

declare global {
  var packagesOfWorker: typeof packages;
}

/**
 * Loads these packages once for a Jest worker, because each test file would compile them again. They have classes of their
 * own: supertest recognises no RegExp and compares no object of a test, which therefore reads the response itself.
 */
export default class ApiEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.packagesOfWorker = packages;
  }
}
