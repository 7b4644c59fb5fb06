CREATE TABLE "announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"level" text NOT NULL,
	"audience" text NOT NULL,
	"text_sr" text NOT NULL,
	"text_en" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_articles" (
	"text_id" integer PRIMARY KEY NOT NULL,
	"pair_key" text NOT NULL,
	"published_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"search_folded" text NOT NULL,
	CONSTRAINT "blog_articles_pair" UNIQUE("pair_key")
);
--> statement-breakpoint
CREATE TABLE "edited_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "edited_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page" text,
	"values" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	CONSTRAINT "edited_texts_page" UNIQUE("page")
);
--> statement-breakpoint
CREATE TABLE "text_versions" (
	"text_id" integer NOT NULL,
	"number" integer NOT NULL,
	"values" jsonb NOT NULL,
	"in_force_on" date,
	"asks_consent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "text_versions_text_id_number_pk" PRIMARY KEY("text_id","number")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "terms_number" integer;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "privacy_number" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "terms_number" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "privacy_number" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "privacy_number" integer;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "image_id" uuid;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "image_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_articles" ADD CONSTRAINT "blog_articles_text_id_edited_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."edited_texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edited_texts" ADD CONSTRAINT "edited_texts_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_text_id_edited_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."edited_texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_ends" ON "announcements" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "blog_articles_published" ON "blog_articles" USING btree ("published_at");--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_image_id_files_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER announcements_note AFTER INSERT OR UPDATE OR DELETE ON announcements FOR EACH ROW
  EXECUTE FUNCTION note_change('announcements');
--> statement-breakpoint
CREATE TRIGGER text_versions_note AFTER INSERT OR UPDATE OR DELETE ON text_versions FOR EACH ROW
  EXECUTE FUNCTION note_change('pages');
--> statement-breakpoint
-- Texts of the blog that are there already become texts that can be edited, with what is published as version 1.
UPDATE blog_posts SET pair_key = 'text-' || id WHERE pair_key IS NULL;
--> statement-breakpoint
DO $$
DECLARE
  pair record;
  new_id integer;
  nothing jsonb := '{"title": "", "summary": "", "imageAlt": "", "body": ""}';
BEGIN
  FOR pair IN
    SELECT p.pair_key,
      jsonb_build_object(
        'category', (array_agg(p.category ORDER BY p.language DESC))[1],
        'art', (array_agg(p.art ORDER BY p.language DESC))[1],
        'author', coalesce(max(p.author), ''),
        'blogImage', null,
        'sr', coalesce((array_agg(jsonb_build_object('title', p.title, 'summary', p.summary, 'imageAlt', '', 'body', p.body))
          FILTER (WHERE p.language = 'sr'))[1], nothing),
        'en', coalesce((array_agg(jsonb_build_object('title', p.title, 'summary', p.summary, 'imageAlt', '', 'body', p.body))
          FILTER (WHERE p.language = 'en'))[1], nothing)) AS said,
      min(p.published_at) AS published_at,
      max(p.updated_at) AS updated_at,
      replace(translate(lower(string_agg(p.title, ' ' ORDER BY p.language DESC) || ' ' || coalesce(max(p.author), '')),
        'čćšžđ', 'ccszd'), 'dj', 'd') AS folded
    FROM blog_posts p GROUP BY p.pair_key ORDER BY min(p.id)
  LOOP
    INSERT INTO edited_texts ("values", saved_at) VALUES (pair.said, pair.updated_at) RETURNING id INTO new_id;
    INSERT INTO blog_articles (text_id, pair_key, published_at, search_folded)
    VALUES (new_id, pair.pair_key, pair.published_at, pair.folded);
    IF pair.published_at IS NOT NULL THEN
      INSERT INTO text_versions (text_id, number, "values", created_at) VALUES (new_id, 1, pair.said, pair.updated_at);
    END IF;
  END LOOP;
END $$;
