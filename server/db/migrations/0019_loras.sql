CREATE TABLE "image_loras" (
	"image_id" uuid NOT NULL,
	"lora_id" uuid NOT NULL,
	"weight" real NOT NULL,
	CONSTRAINT "image_loras_image_id_lora_id_pk" PRIMARY KEY("image_id","lora_id")
);
--> statement-breakpoint
CREATE TABLE "lora_garbage" (
	"key" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lora_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"bytes" bigint NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loras" (
	"id" uuid PRIMARY KEY NOT NULL,
	"generation_id" uuid,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"base" text NOT NULL,
	"rank" integer,
	"trigger_words" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hash" text,
	"bytes" bigint,
	"licence" text NOT NULL,
	"source" text NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_visible" boolean NOT NULL,
	"is_unlisted" boolean DEFAULT false NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"storage_key" text,
	"style" jsonb,
	"held_by" text,
	"reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(jsonb_to_tsvector('english', tags || trigger_words, '["string"]'), 'B') || setweight(to_tsvector('english', description), 'C')) STORED
);
--> statement-breakpoint
ALTER TABLE "image_loras" ADD CONSTRAINT "image_loras_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_loras" ADD CONSTRAINT "image_loras_lora_id_loras_id_fk" FOREIGN KEY ("lora_id") REFERENCES "public"."loras"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loras" ADD CONSTRAINT "loras_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_loras_lora_id_index" ON "image_loras" USING btree ("lora_id");--> statement-breakpoint
CREATE INDEX "lora_uploads_owner_id_index" ON "lora_uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "lora_uploads_moved_at_index" ON "lora_uploads" USING btree ("moved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "loras_delivered_once" ON "loras" USING btree ("generation_id");--> statement-breakpoint
CREATE INDEX "loras_search" ON "loras" USING gin ("search");--> statement-breakpoint
CREATE INDEX "loras_tags" ON "loras" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "loras_owner" ON "loras" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "loras_deleted" ON "loras" USING btree ("deleted_at") WHERE "loras"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "loras_public_new" ON "loras" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "loras"."is_visible" and "loras"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "loras_public_used" ON "loras" USING btree ("uses" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE "loras"."is_visible" and "loras"."deleted_at" is null;