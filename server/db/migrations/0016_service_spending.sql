CREATE TABLE "service_spending" (
	"service" text NOT NULL,
	"day" date NOT NULL,
	"micros" bigint NOT NULL,
	CONSTRAINT "service_spending_service_day_pk" PRIMARY KEY("service","day")
);
