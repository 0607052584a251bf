CREATE TABLE "gifts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_id" text,
	"to_id" text,
	"amount" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gifts_positive" CHECK ("gifts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_customers_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"pack" text,
	"level" text,
	"period" text,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"gold" bigint NOT NULL,
	"gold_taken" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"is_test" boolean NOT NULL,
	"idempotency_key" text,
	"request_hash" text,
	"session_id" text,
	"payment_id" text,
	"invoice_id" text,
	"subscription_id" text,
	"url" text,
	"receipt_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_orders_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "payment_orders_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "payment_orders_invoice_id_unique" UNIQUE("invoice_id"),
	CONSTRAINT "payment_orders_returned" CHECK ("payment_orders"."returned" between 0 and "payment_orders"."amount"),
	CONSTRAINT "payment_orders_taken" CHECK ("payment_orders"."gold_taken" between 0 and "payment_orders"."gold")
);
--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"code" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_uses_code_user_id_pk" PRIMARY KEY("code","user_id")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"code" text PRIMARY KEY NOT NULL,
	"gold" bigint NOT NULL,
	"uses_max" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"is_for_newcomers" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotions_positive" CHECK ("promotions"."gold" > 0),
	CONSTRAINT "promotions_uses" CHECK ("promotions"."uses_max" is null or "promotions"."uses" <= "promotions"."uses_max")
);
--> statement-breakpoint
CREATE TABLE "purse_draws" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purse_id" uuid NOT NULL,
	"user_id" text,
	"amount" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "purse_draws_positive" CHECK ("purse_draws"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "purse_fillings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purse_id" uuid NOT NULL,
	"user_id" text,
	"amount" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purse_fillings_positive" CHECK ("purse_fillings"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "purse_members" (
	"purse_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"joined_at" timestamp with time zone,
	"cap" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purse_members_purse_id_user_id_pk" PRIMARY KEY("purse_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "purses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"keeper_id" text NOT NULL,
	"approval_above" bigint,
	"invite_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"dissolved_at" timestamp with time zone,
	CONSTRAINT "purses_invite_code_unique" UNIQUE("invite_code")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"state" text NOT NULL,
	"level" text NOT NULL,
	"period" text NOT NULL,
	"currency" text NOT NULL,
	"next_level" text,
	"next_period" text,
	"paid_from" timestamp with time zone,
	"paid_until" timestamp with time zone,
	"cancels_at_end" boolean DEFAULT false NOT NULL,
	"months_given" integer DEFAULT 0 NOT NULL,
	"is_test" boolean NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "test_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gold_commands" ADD COLUMN "about" jsonb;--> statement-breakpoint
ALTER TABLE "gold_holds" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_code_promotions_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promotions"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purse_draws" ADD CONSTRAINT "purse_draws_purse_id_purses_id_fk" FOREIGN KEY ("purse_id") REFERENCES "public"."purses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purse_draws" ADD CONSTRAINT "purse_draws_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purse_draws" ADD CONSTRAINT "purse_draws_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purse_fillings" ADD CONSTRAINT "purse_fillings_purse_id_purses_id_fk" FOREIGN KEY ("purse_id") REFERENCES "public"."purses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purse_fillings" ADD CONSTRAINT "purse_fillings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purse_members" ADD CONSTRAINT "purse_members_purse_id_purses_id_fk" FOREIGN KEY ("purse_id") REFERENCES "public"."purses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purse_members" ADD CONSTRAINT "purse_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purses" ADD CONSTRAINT "purses_keeper_id_users_id_fk" FOREIGN KEY ("keeper_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gifts_idempotency" ON "gifts" USING btree ("from_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "gifts_to" ON "gifts" USING btree ("to_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_idempotency" ON "payment_orders" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "payment_orders_mine" ON "payment_orders" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_orders_open" ON "payment_orders" USING btree ("created_at") WHERE "payment_orders"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payment_orders_subscription" ON "payment_orders" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "promotion_uses_mine" ON "promotion_uses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purse_draws_idempotency" ON "purse_draws" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "purse_draws_purse" ON "purse_draws" USING btree ("purse_id","created_at");--> statement-breakpoint
CREATE INDEX "purse_draws_member" ON "purse_draws" USING btree ("purse_id","user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "purse_fillings_idempotency" ON "purse_fillings" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "purse_fillings_purse" ON "purse_fillings" USING btree ("purse_id","created_at");--> statement-breakpoint
CREATE INDEX "purse_members_mine" ON "purse_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "purses_keeper" ON "purses" USING btree ("keeper_id");--> statement-breakpoint
CREATE INDEX "subscriptions_mine" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_running" ON "subscriptions" USING btree ("paid_until") WHERE "subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "test_payments_kind" ON "test_payments" USING btree ("kind","created_at");