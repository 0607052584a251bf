CREATE TABLE "image_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "images_words";--> statement-breakpoint
DROP INDEX "images_public_all";--> statement-breakpoint
CREATE INDEX "image_words_like" ON "image_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "images_squares" ON "images" USING btree (("scene" #>> '{grid,columns}' || 'x' || ("scene" #>> '{grid,rows}'))) WHERE "images"."type" = 'BATTLEMAP';--> statement-breakpoint
CREATE INDEX "images_unlooked" ON "images" USING btree ("created_at") WHERE "images"."look" is null and "images"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "images_public_nsfw" ON "images" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "images"."is_visible" and "images"."is_nsfw" and "images"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "images_public_all" ON "images" USING btree ("created_at" DESC NULLS FIRST,"id","type","votes") WHERE "images"."is_visible" and not "images"."is_nsfw" and "images"."deleted_at" is null;
--> statement-breakpoint
-- The words of texts, in their order: two who add the same words at once then never wait for each other in a circle.
CREATE FUNCTION words_in(said text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  select distinct word from regexp_split_to_table(lower(said), '[^[:alnum:]]+') word where length(word) between 4 and 40 order by word
$$;--> statement-breakpoint
CREATE FUNCTION add_image_words() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into image_words select words_in(string_agg(title || ' ' || prompt || ' ' || tags::text, ' ')) from added on conflict do nothing;
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION add_changed_image_words() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into image_words select words_in(new.title || ' ' || new.tags::text) on conflict do nothing;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER images_add_words AFTER INSERT ON "images" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_image_words();--> statement-breakpoint
CREATE TRIGGER images_add_changed_words AFTER UPDATE OF "title", "tags" ON "images" FOR EACH ROW
  WHEN (old.title is distinct from new.title or old.tags is distinct from new.tags) EXECUTE FUNCTION add_changed_image_words();--> statement-breakpoint
INSERT INTO "image_words" SELECT DISTINCT word FROM "images", words_in("title" || ' ' || "prompt") word ON CONFLICT DO NOTHING;
