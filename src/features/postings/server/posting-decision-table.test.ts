import { describe, expect, test } from 'vitest';
import {
  type Act,
  actNames,
  acts,
  inWords,
  posting,
  type Situation,
  situationNames,
} from '#tests/builders/decision-builder.ts';

/** What becomes of it, for each act in each situation; `otherwise` in all that are not named. */
const table: Record<Act, Partial<Record<Situation | 'otherwise', string>>> = {
  'sent, settled': {
    'waits for its first payment': '>active, 15 days, shown, period begins',
  },
  'sent, settled, stopped words': {
    'waits for its first payment': '>in_review wording, waits for wording',
  },
  'sent, settled, unverified': {
    'waits for its first payment': '>in_review verification, waits for verification',
  },
  'sent, ordered': {
    'waits for its first payment': '>awaiting_payment, waits for payment',
  },
  'sent, settled, other advertiser': {
    'waits for its first payment': '>in_review advertiser, waits for advertiser',
  },
  'edited, who and how': {
    'waits for its first payment': 'waits for payment',
    'waits for the payment of a renewal': 'hidden, waits for payment',
    'waits for its first review': 'waits for correction',
    'waits for review, renewed': 'hidden, waits for correction',
    'waits for review of an edit': 'waits for correction',
    'was rejected': 'rejected>in_review correction, waits for correction',
    'was rejected with days left': 'rejected>in_review correction, waits for correction',
    'is live': 'words wait, waits for change',
  },
  'edited, who and how, stopped words': {
    'waits for its first payment': 'waits for payment',
    'waits for the payment of a renewal': 'hidden, waits for payment',
    'waits for its first review': 'waits for correction',
    'waits for review, renewed': 'hidden, waits for correction',
    'waits for review of an edit': 'waits for correction',
    'was rejected': 'rejected>in_review correction, waits for correction',
    'was rejected with days left': 'rejected>in_review correction, waits for correction',
    'is live': 'active>in_review wording, hidden, paused, waits for wording',
  },
  'renewed, settled, who and how': {
    'is live': '25 days, period begins, words wait, waits for change',
    'has ended, not noted': 'active>expired, expired>active renewal, 15 days, period begins',
    'has expired': 'expired>active renewal, 15 days, period begins',
    'was closed': 'closed>active renewal, 15 days, period begins',
    'was closed before it was live': 'closed>active renewal, 15 days, shown, period begins',
  },
  'change approved': { 'is live': 'nothing' },
  'change refused': { 'is live': 'nothing' },
  edited: {
    'waits for its first payment': 'waits for payment',
    'waits for the payment of a renewal': 'hidden, waits for payment',
    'waits for its first review': 'waits for correction',
    'waits for review, renewed': 'hidden, waits for correction',
    'waits for review of an edit': 'waits for correction',
    'was rejected': 'rejected>in_review correction, waits for correction',
    'was rejected with days left': 'rejected>in_review correction, waits for correction',
    'is live': 'nothing',
  },
  'edited, stopped words': {
    'waits for its first payment': 'waits for payment',
    'waits for the payment of a renewal': 'hidden, waits for payment',
    'waits for its first review': 'waits for correction',
    'waits for review, renewed': 'hidden, waits for correction',
    'waits for review of an edit': 'waits for correction',
    'was rejected': 'rejected>in_review correction, waits for correction',
    'was rejected with days left': 'rejected>in_review correction, waits for correction',
    'is live': 'active>in_review wording, hidden, paused, waits for wording',
  },
  'renewed, settled': {
    'is live': '25 days, period begins',
    'has ended, not noted': 'active>expired, expired>active renewal, 15 days, period begins',
    'has expired': 'expired>active renewal, 15 days, period begins',
    'was closed': 'closed>active renewal, 15 days, period begins',
    'was closed before it was live': 'closed>active renewal, 15 days, shown, period begins',
  },
  'renewed, settled, called back': {
    'is live': '25 days, period begins',
    'has ended, not noted': 'active>expired, expired>in_review recalled, hidden, waits for recalled',
    'has expired': 'expired>in_review recalled, hidden, waits for recalled',
    'was closed': 'closed>in_review recalled, hidden, waits for recalled',
    'was closed before it was live': 'closed>in_review recalled, waits for recalled',
  },
  'renewed, settled, stopped words': {
    'is live': 'active>in_review wording, 25 days, hidden, paused, period begins, waits for wording',
    'has ended, not noted': 'active>expired, expired>in_review wording, hidden, waits for wording',
    'has expired': 'expired>in_review wording, hidden, waits for wording',
    'was closed': 'closed>in_review wording, hidden, waits for wording',
    'was closed before it was live': 'closed>in_review wording, waits for wording',
  },
  'renewed, settled, unverified': {
    'is live': '25 days, period begins',
    'has ended, not noted': 'active>expired, expired>in_review verification, hidden, waits for verification',
    'has expired': 'expired>in_review verification, hidden, waits for verification',
    'was closed': 'closed>in_review verification, hidden, waits for verification',
    'was closed before it was live': 'closed>in_review verification, waits for verification',
  },
  'renewed, ordered': {
    'is live': 'waits for payment',
    'has ended, not noted': 'active>expired, expired>awaiting_payment renewal, hidden, waits for payment',
    'has expired': 'expired>awaiting_payment renewal, hidden, waits for payment',
    'was closed': 'closed>awaiting_payment renewal, hidden, waits for payment',
    'was closed before it was live': 'closed>awaiting_payment renewal, waits for payment',
  },
  'renewed, ordered, stopped words': {
    'is live': 'active>in_review wording, hidden, paused, waits for wording',
    'has ended, not noted': 'active>expired, expired>awaiting_payment renewal, hidden, waits for payment',
    'has expired': 'expired>awaiting_payment renewal, hidden, waits for payment',
    'was closed': 'closed>awaiting_payment renewal, hidden, waits for payment',
    'was closed before it was live': 'closed>awaiting_payment renewal, waits for payment',
  },
  paid: {
    'waits for its first payment': 'awaiting_payment>active, 15 days, shown, period begins',
    'waits for the payment of a renewal': 'awaiting_payment>active, 15 days, period begins',
    'waits for review of an edit': '25 days, period begins',
    'was rejected with days left': '25 days, period begins',
    'is live': '25 days, period begins',
    'has ended, not noted': 'active>expired, expired>active, 15 days, period begins',
    'has expired': 'expired>active, 15 days, period begins',
    otherwise: 'nothing',
  },
  'paid, stopped words': {
    'waits for its first payment': 'awaiting_payment>in_review wording, waits for wording',
    // Its words have been live.
    'waits for the payment of a renewal': 'awaiting_payment>active, 15 days, period begins',
    'waits for review of an edit': '25 days, period begins',
    'was rejected with days left': '25 days, period begins',
    'is live': '25 days, period begins',
    'has ended, not noted': 'active>expired, expired>active, 15 days, period begins',
    'has expired': 'expired>active, 15 days, period begins',
    otherwise: 'nothing',
  },
  'paid, unverified': {
    'waits for its first payment': 'awaiting_payment>in_review verification, waits for verification',
    'waits for the payment of a renewal': 'awaiting_payment>in_review verification, waits for verification',
    'waits for review of an edit': '25 days, period begins',
    'was rejected with days left': '25 days, period begins',
    'is live': '25 days, period begins',
    'has ended, not noted': 'active>expired, expired>in_review verification, waits for verification',
    'has expired': 'expired>in_review verification, waits for verification',
    otherwise: 'nothing',
  },
  'paid, blocked': {
    'waits for its first payment': 'awaiting_payment>in_review verification, waits for verification',
    'waits for the payment of a renewal': 'awaiting_payment>in_review verification, waits for verification',
    'waits for review of an edit': '25 days, period begins',
    'was rejected with days left': '25 days, period begins',
    'is live': '25 days, period begins',
    'has ended, not noted': 'active>expired, expired>in_review verification, waits for verification',
    'has expired': 'expired>in_review verification, waits for verification',
    otherwise: 'nothing',
  },
  'paid, nothing waits': { 'has ended, not noted': 'active>expired', otherwise: 'nothing' },
  'order cancelled': {
    'waits for its first payment': 'awaiting_payment>closed unpaid, period dropped',
    'waits for the payment of a renewal': 'awaiting_payment>closed unpaid, period dropped',
    otherwise: 'period dropped',
  },
  approved: {
    'waits for its first review': 'in_review>active, 15 days, shown, period begins',
    'waits for review, renewed': 'in_review>active, 15 days, period begins',
    'waits for review of an edit': 'in_review>active, 14 days, shown, goes on',
  },
  rejected: {
    'waits for its first review': 'in_review>rejected',
    'waits for review, renewed': 'in_review>rejected',
    'waits for review of an edit': 'in_review>rejected',
  },
  reconsidered: {
    'was rejected': 'rejected>in_review recalled, waits for recalled',
    'was rejected with days left': 'rejected>in_review recalled, waits for recalled',
    otherwise: 'postings.moved-on',
  },
  recalled: { 'is live': 'active>in_review recalled, hidden, paused, waits for recalled' },
  removed: {
    'waits for its first payment': 'awaiting_payment>removed, period dropped',
    'waits for the payment of a renewal': 'awaiting_payment>removed, period dropped',
    'waits for its first review': 'in_review>removed, period dropped',
    'waits for review, renewed': 'in_review>removed, period dropped',
    'waits for review of an edit': 'in_review>removed, goes on, period dropped',
    'was rejected': 'rejected>removed, period dropped',
    'was rejected with days left': 'rejected>removed, goes on, period dropped',
    'is live': 'active>removed, period dropped',
    'has ended, not noted': 'active>removed, period dropped',
    'has expired': 'expired>removed, period dropped',
    'was closed': 'closed>removed, period dropped',
    'was closed before it was live': 'closed>removed, period dropped',
  },
  closed: {
    'waits for its first payment': 'awaiting_payment>closed filled, period dropped',
    'waits for the payment of a renewal': 'awaiting_payment>closed filled, period dropped',
    'waits for its first review': 'in_review>closed filled, period dropped',
    'waits for review, renewed': 'in_review>closed filled, period dropped',
    'waits for review of an edit': 'in_review>closed filled, goes on, period dropped',
    'was rejected': 'rejected>closed filled, period dropped',
    'was rejected with days left': 'rejected>closed filled, goes on, period dropped',
    'is live': 'active>closed filled, period dropped',
  },
  clock: { 'has ended, not noted': 'active>expired', otherwise: 'nothing' },
  suspended: { 'is live': 'active>closed blocked, period dropped', otherwise: 'nothing' },
  resumed: { 'was closed': 'closed>active unblocked, 12 days', otherwise: 'nothing' },
  'resumed, was not suspended': { otherwise: 'nothing' },
};

/** Only what has just been inserted is sent, and only what was live is suspended. */
const cannotBe = (act: Act, situation: Situation): boolean =>
  (act.startsWith('sent') && situation === 'waits for the payment of a renewal') ||
  (act === 'resumed' && situation === 'was closed before it was live');

describe.each(actNames)('%s', (act) => {
  test.each(situationNames.filter((situation) => !cannotBe(act, situation)))('a posting that %s', (situation) => {
    const { otherwise = 'postings.moved-on', [situation]: expected = otherwise } = table[act];
    expect(inWords(posting(situation), acts[act])).toBe(expected);
  });
});
