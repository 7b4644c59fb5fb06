CREATE TABLE "order_numbers" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employer_id" integer NOT NULL,
	"posting_id" integer,
	"number" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"ad_type" text NOT NULL,
	"days" smallint NOT NULL,
	"net_para" integer NOT NULL,
	"vat_para" integer NOT NULL,
	"total_para" integer NOT NULL,
	"provider" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"proforma_file_id" uuid,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ad_type_ad_types_code_fk" FOREIGN KEY ("ad_type") REFERENCES "public"."ad_types"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_proforma_file_id_files_id_fk" FOREIGN KEY ("proforma_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_employer_index" ON "orders" USING btree ("employer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_created_index" ON "orders" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_posting_index" ON "orders" USING btree ("posting_id") WHERE posting_id is not null;--> statement-breakpoint
CREATE INDEX "orders_due_index" ON "orders" USING btree ("due_on") WHERE state = 'awaiting_payment';