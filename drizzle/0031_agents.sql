CREATE TABLE "agent_drafts" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"agent_id" integer,
	"agent_version" integer,
	"values" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_drafts_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "agent_hits" (
	"agent_id" integer NOT NULL,
	"posting_id" integer NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"told" boolean NOT NULL,
	CONSTRAINT "agent_hits_agent_id_posting_id_pk" PRIMARY KEY("agent_id","posting_id")
);
--> statement-breakpoint
CREATE TABLE "agent_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"posting_ids" integer[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_opinions" (
	"agent_id" integer NOT NULL,
	"posting_id" integer NOT NULL,
	"useful" boolean NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_opinions_agent_id_posting_id_pk" PRIMARY KEY("agent_id","posting_id")
);
--> statement-breakpoint
CREATE TABLE "agents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"title" text NOT NULL,
	"search" jsonb NOT NULL,
	"keyword_queries" text[] DEFAULT '{}' NOT NULL,
	"keyword_rules" text DEFAULT '' NOT NULL,
	"email_notifications" boolean NOT NULL,
	"frequency" text NOT NULL,
	"paused_until" date,
	"switched_at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL,
	"last_mailed_at" timestamp with time zone,
	"last_used_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"resting_since" timestamp with time zone,
	"feed_key" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"changed_tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_matched_postings" (
	"posting_id" integer PRIMARY KEY NOT NULL,
	"matched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_waiting" (
	"agent_id" integer PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "mail_refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agent_drafts" ADD CONSTRAINT "agent_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_drafts" ADD CONSTRAINT "agent_drafts_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_mails" ADD CONSTRAINT "agent_mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_opinions" ADD CONSTRAINT "agent_opinions_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_opinions" ADD CONSTRAINT "agent_opinions_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_matched_postings" ADD CONSTRAINT "agent_matched_postings_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_mails_account_index" ON "agent_mails" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "agent_mails_created_index" ON "agent_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "agent_opinions_posting_index" ON "agent_opinions" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "agents_account_index" ON "agents" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "agents_changed_index" ON "agents" USING btree ("changed_tx");--> statement-breakpoint
CREATE INDEX "agents_used_index" ON "agents" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "agent_waiting_due_index" ON "agent_waiting" USING btree ("due_at");--> statement-breakpoint
-- What is matched of an agent has changed; how it writes, and that its owner looked, changes nothing of that.
CREATE FUNCTION note_agent_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.search IS DISTINCT FROM OLD.search OR NEW.keyword_queries <> OLD.keyword_queries THEN
    NEW.changed_tx := pg_current_xact_id();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER agents_note_change BEFORE UPDATE ON agents FOR EACH ROW EXECUTE FUNCTION note_agent_change();
--> statement-breakpoint
-- Hits have no foreign keys (agent-table.ts): an agent's go with it.
CREATE FUNCTION forget_agent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM agent_hits WHERE agent_id = OLD.id;
  DELETE FROM agent_waiting WHERE agent_id = OLD.id;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER agents_forget AFTER DELETE ON agents FOR EACH ROW EXECUTE FUNCTION forget_agent();
--> statement-breakpoint
-- What went live before there were agents is compared with none.
INSERT INTO agent_matched_postings (posting_id, matched_at) SELECT id, now() FROM postings WHERE first_published_at IS NOT NULL;
