import { eq, inArray, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { Accounts } from '#features/accounts/server/index.ts';
import type { Machinery } from '#host/machinery.ts';
import { mailMessages } from '#host/mail/mail-table.ts';
import { agentEditAddress } from '../../agent-addresses.ts';
import { agentMails, agents } from '../../server/agent-table.ts';
import { writes } from '../../server/waiting-store.ts';
import { agentMailAddress, alertManageAddress, oneClickPath } from '../mail-link.ts';
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
        .leftJoin(accounts, eq(accounts.id, agents.accountId))
        .where(eq(agents.id, agentId));
      if (!row || row.blockedAt || row.refusedAt || !writes(row.agent, clock.now())) return null;
      return {
        unsubscribePath: agentMailAddress(token),
        oneClickPath: oneClickPath(token),
        settingsPath: row.agent.accountId === null ? alertManageAddress(token) : agentEditAddress(agentId),
      };
    },

    refused: recordMailRefused,

    /** An address that does not exist has no alerts. */
    async finished(tx, mailId, outcome) {
      if (outcome !== 'no-recipient') return;
      const recipient = tx
        .select({ email: mailMessages.recipient })
        .from(mailMessages)
        .where(eq(mailMessages.id, mailId));
      await tx.delete(agents).where(inArray(agents.guestEmail, recipient));
    },

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
