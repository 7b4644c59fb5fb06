CREATE TABLE "alert_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"search" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"agent_id" integer
);
--> statement-breakpoint
ALTER TABLE "agent_mails" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "guest_email" text;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "guest_language" text;--> statement-breakpoint
ALTER TABLE "alert_requests" ADD CONSTRAINT "alert_requests_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_requests_created_index" ON "alert_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "alert_requests_agent_index" ON "alert_requests" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "agent_mails_agent_index" ON "agent_mails" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "agents_guest_index" ON "agents" USING btree ("guest_email") WHERE "agents"."guest_email" is not null;--> statement-breakpoint
-- Alerts join the candidate's account that confirms their address (rules.md#alerts).
CREATE FUNCTION join_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A confirmation sees a changed account by its lock; of a new one it does not know yet.
  IF TG_OP = 'INSERT' THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('alerts of ' || new.email, 0));
  END IF;
  WITH joined AS (
    UPDATE agents SET account_id = new.id, guest_email = NULL, guest_language = NULL
      WHERE guest_email = new.email RETURNING id
  )
  UPDATE agent_mails SET account_id = new.id WHERE agent_id IN (SELECT id FROM joined);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER accounts_join_alerts AFTER INSERT OR UPDATE OF email_verified_at, blocked_at ON accounts FOR EACH ROW
  WHEN (new.email_verified_at IS NOT NULL AND new.account_type = 'jobseeker' AND new.blocked_at IS NULL)
  EXECUTE FUNCTION join_alerts();
