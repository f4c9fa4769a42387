// Loaded before the service: SIGUSR2 throws outside a request, and SIGHUP occupies the event loop for ever.
process.on('SIGUSR2', () =>
  setImmediate(() => {
    throw new RangeError('of the customer 9876543210');
  }),
);
process.on('SIGHUP', () => {
  for (;;);
});
