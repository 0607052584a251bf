DROP INDEX "notifications_together";--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_together" ON "notifications" USING btree ("user_id","about");