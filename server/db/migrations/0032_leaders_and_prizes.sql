CREATE INDEX "image_votes_given" ON "image_votes" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "competitions" DROP COLUMN "entries";