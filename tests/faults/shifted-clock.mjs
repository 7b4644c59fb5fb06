/* A clock that is set by the file that `FAULT_CLOCK` names: milliseconds to add. For the clock's faults, before the program. */
import { readFileSync } from 'node:fs';

const Real = Date;
let shift = 0;
setInterval(() => {
  try {
    shift = Number(readFileSync(process.env.FAULT_CLOCK, 'utf8')) || 0;
  } catch {
    // It is not there yet, or just being written.
  }
}, 50).unref();

globalThis.Date = class extends Real {
  constructor(...parts) {
    if (parts.length === 0) super(Real.now() + shift);
    else super(...parts);
  }
  static now() {
    return Real.now() + shift;
  }
};
