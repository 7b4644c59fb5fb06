import { eq, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { Accounts } from '#features/accounts/server/index.ts';
import type { Machinery } from '#host/machinery.ts';
import { agentMails, agents } from '../../server/agent-table.ts';
import { writes } from '../../server/waiting-store.ts';
import { agentEditAddress, agentMailAddress, oneClickPath } from '../mail-link.ts';
import type { MailEffects } from './agent-mail.tsx';
import { usedAt } from './agent-switching.ts';

/** Handlers for agent mails being sent, rejected and opened. */
export function createMailEffects({
  database,
  clock,
  accounts: { recordMailRefused },
}: Pick<Machinery, 'database' | 'clock'> & {
  accounts: Pick<Accounts, 'recordMailRefused'>;
}): MailEffects {
  return {
    /** Null when the agent is switched off, paused or deleted, or the account is blocked. */
    async subscription(agentId, token) {
      const [row] = await database.executor
        .select({ agent: agents, blockedAt: accounts.blockedAt, refusedAt: accounts.mailRefusedAt })
        .from(agents)
        .innerJoin(accounts, eq(accounts.id, agents.accountId))
        .where(eq(agents.id, agentId));
      if (!row || row.blockedAt || row.refusedAt || !writes(row.agent, clock.now())) return null;
      return {
        unsubscribePath: agentMailAddress(token),
        oneClickPath: oneClickPath(token),
        settingsPath: agentEditAddress(agentId),
      };
    },

    refused: recordMailRefused,

    /** A click in its mail counts as use of the agent (rules.md#agent-mails). */
    async opened(tx, mailId) {
      await tx
        .update(agents)
        .set(usedAt(clock.now()))
        .where(
          sql`${agents.id} = (select ${agentMails.agentId} from ${agentMails} where ${agentMails.id} = ${mailId})`,
        );
    },
  };
}
