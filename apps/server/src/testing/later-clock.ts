/**
 * Loaded into a server process by a test, before the program: the machine's clock is ahead by as much as the
 * environment says, as it is after days in which no server ran. Nothing of it is in the product.
 */
const machine = Date.now.bind(Date);
const ahead = Number(process.env['TEST_CLOCK_AHEAD'] ?? 0);

Date.now = () => machine() + ahead;
