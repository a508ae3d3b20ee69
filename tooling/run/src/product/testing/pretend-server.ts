/** A fake server for the tests of the launcher; the variable `PRETEND` selects its behaviour. */
const behaviour = process.env['PRETEND'] ?? 'ready';

process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => process.exit(0));

if (behaviour === 'fatal') {
  process.send?.({ type: 'fatal', sentence: 'The database does not answer: look at DATABASE_URL.' });
  process.exit(1);
}
if (behaviour === 'crash') process.exit(7);
process.send?.({ type: 'progress', text: 'Listings', done: 1, total: 4 });
process.send?.({ type: 'ready' });
