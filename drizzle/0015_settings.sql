CREATE TABLE "settings" (
	"id" smallint PRIMARY KEY NOT NULL,
	"provider_name" text NOT NULL,
	"provider_address" text NOT NULL,
	"provider_pib" text NOT NULL,
	"provider_registration_number" text NOT NULL,
	"provider_bank_account" text NOT NULL,
	"provider_email" text NOT NULL,
	"provider_phone" text NOT NULL,
	"euro_rate" numeric(7, 4) DEFAULT 117.2 NOT NULL,
	"free_ad_limit" smallint DEFAULT 2 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settings_one_row" CHECK ("settings"."id" = 1)
);
