import { addDays, localDay } from '#kit/dates.ts';
import type { FieldIssue } from '#kit/problem.ts';
import { validationProblem } from '#kit/problem.ts';
import type { SlotInput } from '../fields.ts';
import { maxDaysAhead } from '../interview-limits.ts';
import { overlap, readSlot, type SlotTimes } from '../slot-times.ts';

/**
 * Converts times written by an employer to instants.
 * @param taken other times of the round, which none may overlap
 * @throws 422 with the field of each that is past, too far ahead, or overlaps one of the round
 */
export function acceptSlots(
  written: readonly SlotInput[],
  { now, taken, fieldOf }: { now: Date; taken: readonly SlotTimes[]; fieldOf: (place: number) => string },
): SlotTimes[] {
  const issues: FieldIssue[] = [];
  const lastDay = addDays(localDay(now), maxDaysAhead);
  const slots = written.map((slot, place) => {
    const path = fieldOf(place);
    const times = readSlot(slot);
    if (typeof times === 'string') throw new Error('the schema lets unclear times through');
    if (times.startsAt <= now) issues.push({ path, code: 'applications.slot-past' });
    else if (slot.day > lastDay) issues.push({ path, code: 'applications.slot-far', params: { max: maxDaysAhead } });
    else if (taken.some((other) => overlap(times, other))) issues.push({ path, code: 'applications.slot-overlaps' });
    return times;
  });
  if (issues.length > 0) throw validationProblem(issues);
  return slots;
}
