import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../log.ts';

/** Called with every finished statement: its text (without values) and its duration in milliseconds. */
export type StatementWatch = (text: string, ms: number) => void;

/** Maximum length of a statement in the log. */
const longestText = 2000;
/** Maximum number of statements whose plans are cached. */
const maxPlans = 200;
/** Limits how often plans are requested, for times when the database is overloaded. */
const pauseBetweenMs = 1000;

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

/** The node types of a plan with their tables and indexes, from the outside in: `Limit(Sort(Seq Scan postings))`. */
export const planShape = (node: PlanNode): string => {
  const named = [node['Node Type'], node['Index Name'] ?? node['Relation Name']].filter(Boolean).join(' ');
  const inner = (node.Plans ?? []).map(planShape).join(', ');
  return inner ? `${named}(${inner})` : named;
};

const hasPlan = (text: string): boolean => /^\s*(?:with|select|insert|update|delete|merge)\b/i.test(text);

/**
 * Logs statements that take `slowMs` or longer, each with the shape of its generic plan, without values: they are never
 * logged. A plan is requested once per statement, one at a time.
 */
export function createStatementWatch(deps: { slowMs: number; log: Log }): {
  watch: StatementWatch;
  /** Sets the pool that plans are requested from. */
  use: (pool: Pick<pg.Pool, 'query'>) => void;
} {
  const { slowMs, log } = deps;
  const plans = new Map<string, Promise<string | null>>();
  let last: Promise<unknown> = Promise.resolve();
  let pool: Pick<pg.Pool, 'query'> | null = null;

  const ask = async (text: string): Promise<string | null> => {
    if (!pool || !hasPlan(text)) return null;
    const { rows } = await pool.query(`explain (generic_plan, format json) ${text}`);
    return planShape(rows[0]['QUERY PLAN'][0].Plan);
  };

  const planOf = (text: string): Promise<string | null> => {
    const known = plans.get(text);
    if (known || plans.size >= maxPlans) return known ?? Promise.resolve(null);
    // Not every statement can be planned without its values; an unreachable database is reported elsewhere.
    const plan = last.then(() => ask(text)).catch(() => null);
    plans.set(text, plan);
    last = plan.then(() => pause(pauseBetweenMs, undefined, { ref: false }));
    return plan;
  };

  return {
    watch(text, ms) {
      if (ms < slowMs || text.startsWith('explain (generic_plan')) return;
      const statement = text.replace(/\s+/g, ' ').trim().slice(0, longestText);
      void planOf(text).then((plan) =>
        log.warn({ ms: Math.round(ms), statement, ...(plan ? { plan } : {}) }, 'slow statement'),
      );
    },
    use(given) {
      pool = given;
    },
  };
}
