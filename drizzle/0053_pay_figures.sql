CREATE TABLE "pay_figures" (
	"category" text NOT NULL,
	"place" text NOT NULL,
	"postings" integer NOT NULL,
	"lower_quartile" integer NOT NULL,
	"upper_quartile" integer NOT NULL,
	"deciles" integer[] NOT NULL,
	CONSTRAINT "pay_figures_place_category_pk" PRIMARY KEY("place","category")
);
--> statement-breakpoint
CREATE TRIGGER pay_figures_note AFTER INSERT OR UPDATE OR DELETE ON pay_figures FOR EACH ROW EXECUTE FUNCTION note_change('pay');
