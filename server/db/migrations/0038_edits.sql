ALTER TABLE "images" ADD COLUMN "edit_of" uuid;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "edit" jsonb;--> statement-breakpoint
CREATE INDEX "images_edits" ON "images" USING btree ("edit_of") WHERE "images"."edit_of" is not null;