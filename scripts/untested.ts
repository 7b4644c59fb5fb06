import { untested } from './installed.ts';
import { prepareReleased, withoutReleased } from './released.ts';

/* `npm run untested`: names what could not be tested on this machine, at the end of all tests. */

for (const line of untested()) console.log(line);
if (!prepareReleased()) console.log(withoutReleased);
