DROP INDEX "images_owner";--> statement-breakpoint
DROP INDEX "images_public_new";--> statement-breakpoint
DROP INDEX "images_public_top";--> statement-breakpoint
DROP INDEX "images_public_all";--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "images_deleted" ON "images" USING btree ("deleted_at") WHERE "images"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "images_public_type_top" ON "images" USING btree ("type","votes" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE "images"."is_visible" and not "images"."is_nsfw" and "images"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "images_public_model" ON "images" USING btree ("model","type","votes" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE "images"."is_visible" and not "images"."is_nsfw" and "images"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "images_owner" ON "images" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "images_public_new" ON "images" USING btree ("type","created_at" DESC NULLS FIRST,"id") WHERE "images"."is_visible" and not "images"."is_nsfw" and "images"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "images_public_top" ON "images" USING btree ("votes" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE "images"."is_visible" and not "images"."is_nsfw" and "images"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "images_public_all" ON "images" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "images"."is_visible" and not "images"."is_nsfw" and "images"."deleted_at" is null;