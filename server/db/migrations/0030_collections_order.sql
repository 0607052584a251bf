CREATE TABLE "arrivals" (
	"user_id" text PRIMARY KEY NOT NULL,
	"address" text,
	"device" text,
	"gclid" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"refused_for" text
);
--> statement-breakpoint
DROP INDEX "collection_works_order";--> statement-breakpoint
ALTER TABLE "collection_works" ADD COLUMN "position" integer NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "collection_works" ALTER COLUMN "position" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrivals_address" ON "arrivals" USING btree ("address") WHERE "arrivals"."address" is not null;--> statement-breakpoint
CREATE INDEX "arrivals_unsettled" ON "arrivals" USING btree ("created_at") WHERE "arrivals"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "collection_works_order" ON "collection_works" USING btree ("collection_id","position" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "collections" DROP COLUMN "works";