ALTER TABLE "accounts" ADD COLUMN "last_active_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "sleep_announced_at" timestamp with time zone;--> statement-breakpoint
UPDATE accounts SET last_active_at = greatest(last_signed_in_at, (SELECT max(s.last_used_at) FROM sessions s WHERE s.account_id = accounts.id));
