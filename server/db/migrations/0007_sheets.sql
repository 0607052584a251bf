CREATE TABLE "sheets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"generation_id" uuid NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"system" text,
	"prompt" text NOT NULL,
	"seed" bigint NOT NULL,
	"request" jsonb NOT NULL,
	"written" jsonb NOT NULL,
	"edits" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"rolls" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"title" text NOT NULL,
	"kicker" text NOT NULL,
	"summary" text NOT NULL,
	"words" text NOT NULL,
	"made_for_id" uuid,
	"made_for_key" text DEFAULT '' NOT NULL,
	"is_visible" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', prompt || ' ' || kicker), 'B') || setweight(to_tsvector('english', words), 'D')) STORED
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "sheet_id" uuid;--> statement-breakpoint
ALTER TABLE "sheets" ADD CONSTRAINT "sheets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheets" ADD CONSTRAINT "sheets_made_for_id_sheets_id_fk" FOREIGN KEY ("made_for_id") REFERENCES "public"."sheets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sheets_delivered_once" ON "sheets" USING btree ("generation_id","position");--> statement-breakpoint
CREATE INDEX "sheets_search" ON "sheets" USING gin ("search");--> statement-breakpoint
CREATE INDEX "sheets_owner" ON "sheets" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "sheets_made_for" ON "sheets" USING btree ("made_for_id");--> statement-breakpoint
CREATE INDEX "sheets_deleted" ON "sheets" USING btree ("deleted_at") WHERE "sheets"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "sheets_public" ON "sheets" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "sheets"."is_visible" and "sheets"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_sheet_id_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."sheets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_sheet" ON "images" USING btree ("sheet_id") WHERE "images"."sheet_id" is not null;