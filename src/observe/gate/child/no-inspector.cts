// Loaded before anything else in each process of a run: without a listener this signal opens an inspector, through which any process of
// this user could make the process say what it likes.
process.on('SIGUSR1', () => {})
