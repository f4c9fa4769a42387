// An S3-compatible store with one bucket, as a process that a test can end.
import S3rver from '@20minutes/s3rver';

const { PORT, DIRECTORY, BUCKET } = process.env;
const store = new S3rver({
  port: Number(PORT),
  address: '127.0.0.1',
  directory: DIRECTORY,
  silent: true,
  configureBuckets: [{ name: BUCKET }],
});
// Accepts any signature for the URL of a bucket, because this server omits the final slash when it computes one.
store.middleware.unshift((ctx, next) => {
  if (/^\/[^/]+\/$/.test(ctx.path))
    ctx.app = Object.create(store, { allowMismatchedSignatures: { value: true } });
  return next();
});
await store.run();
