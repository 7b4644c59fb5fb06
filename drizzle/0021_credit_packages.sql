CREATE TABLE "credit_packages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_packages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employer_id" integer NOT NULL,
	"ad_type" text NOT NULL,
	"days" smallint NOT NULL,
	"bought" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "count" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_percent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "package_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "package_months" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "package_id" integer;--> statement-breakpoint
ALTER TABLE "posting_periods" ADD COLUMN "package_id" integer;--> statement-breakpoint
ALTER TABLE "credit_packages" ADD CONSTRAINT "credit_packages_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_packages" ADD CONSTRAINT "credit_packages_ad_type_ad_types_code_fk" FOREIGN KEY ("ad_type") REFERENCES "public"."ad_types"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_packages_employer_index" ON "credit_packages" USING btree ("employer_id","valid_until");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_package_id_credit_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."credit_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_periods" ADD CONSTRAINT "posting_periods_package_id_credit_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."credit_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posting_periods_package_index" ON "posting_periods" USING btree ("package_id") WHERE package_id is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_package_unique" UNIQUE("package_id");