CREATE TABLE "recording_files" (
	"image_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"media_key" text NOT NULL,
	"stem" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "recording_files_image_id_position_pk" PRIMARY KEY("image_id","position")
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "recording" jsonb;--> statement-breakpoint
ALTER TABLE "recording_files" ADD CONSTRAINT "recording_files_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recording_files_media" ON "recording_files" USING btree ("media_key");