-- The tables of orders do not declare this key any more: it points to a feature above theirs. It stays in the database.
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_posting_id_postings_id_fk";
