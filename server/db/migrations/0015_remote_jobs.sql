CREATE TABLE "remote_jobs" (
	"generation_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"handle" jsonb NOT NULL,
	CONSTRAINT "remote_jobs_generation_id_position_pk" PRIMARY KEY("generation_id","position")
);
--> statement-breakpoint
ALTER TABLE "remote_jobs" ADD CONSTRAINT "remote_jobs_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;