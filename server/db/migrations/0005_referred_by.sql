ALTER TABLE "users" ADD COLUMN "referred_by" text;--> statement-breakpoint
CREATE INDEX "users_referred_by_index" ON "users" USING btree ("referred_by");