// Loaded before the service: SIGUSR2 throws outside a request, and SIGHUP blocks the event loop permanently.
process.on('SIGUSR2', () =>
  setImmediate(() => {
    throw new RangeError('of the customer 9876543210');
  }),
);
process.on('SIGHUP', () => {
  for (;;);
});
