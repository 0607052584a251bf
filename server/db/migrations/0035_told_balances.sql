-- What each posting was for, and what its accounts had after it, stand with it: a page of a person's gold is read from an index,
-- however much there is, and a wrong balance shows where it began. Postings are written once: a trigger holds to it.
ALTER TABLE "gold_postings" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "gold_postings" ADD COLUMN "from_balance" bigint;--> statement-breakpoint
ALTER TABLE "gold_postings" ADD COLUMN "to_balance" bigint;--> statement-breakpoint
WITH moves AS (
  SELECT id, from_account AS account, -amount AS amount FROM gold_postings WHERE NOT starts_with(from_account, 'system:')
  UNION ALL
  SELECT id, to_account, amount FROM gold_postings WHERE NOT starts_with(to_account, 'system:')
), told AS (
  SELECT id, account, sum(amount) OVER (PARTITION BY account ORDER BY id)::bigint AS balance FROM moves
)
UPDATE gold_postings AS posting SET
  reason = command.reason, from_balance = given.balance, to_balance = taken.balance
FROM gold_postings AS same
JOIN gold_commands AS command ON command.key = same.command_key
LEFT JOIN told AS given ON given.id = same.id AND given.account = same.from_account
LEFT JOIN told AS taken ON taken.id = same.id AND taken.account = same.to_account
WHERE same.id = posting.id;--> statement-breakpoint
ALTER TABLE "gold_postings" ALTER COLUMN "reason" SET NOT NULL;--> statement-breakpoint
DROP INDEX "gold_postings_from_account_index";--> statement-breakpoint
DROP INDEX "gold_postings_to_account_index";--> statement-breakpoint
CREATE INDEX "gold_postings_from" ON "gold_postings" USING btree ("from_account","id") WHERE "gold_postings"."from_balance" is not null;--> statement-breakpoint
CREATE INDEX "gold_postings_to" ON "gold_postings" USING btree ("to_account","id") WHERE "gold_postings"."to_balance" is not null;--> statement-breakpoint
CREATE FUNCTION written_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The rows of % are written once: make good what is wrong by another command', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
-- Once a statement, and never for one that adds: the way of gold pays nothing for it.
CREATE TRIGGER gold_postings_written_once BEFORE UPDATE OR DELETE OR TRUNCATE ON gold_postings
  FOR EACH STATEMENT EXECUTE FUNCTION written_once();
--> statement-breakpoint
CREATE TRIGGER gold_commands_written_once BEFORE UPDATE OR DELETE OR TRUNCATE ON gold_commands
  FOR EACH STATEMENT EXECUTE FUNCTION written_once();
--> statement-breakpoint
-- As before, and: postings tell what they were for and what there was after them.
CREATE OR REPLACE FUNCTION move_gold(
  command text, why text, work uuid, sources text[], targets text[], amounts bigint[], story jsonb DEFAULT NULL,
  OUT moved boolean, OUT short text, OUT balances jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  change record;
  has bigint;
  gained text[] := '{}';
  person text;
  -- What the accounts have after each posting in turn.
  standing jsonb := '{}';
BEGIN
  balances := '{}';
  INSERT INTO gold_commands (key, reason, about) VALUES (command, why, story) ON CONFLICT DO NOTHING;
  moved := FOUND;
  IF NOT moved THEN RETURN; END IF;
  -- Always in the same order, so that two commands never wait for each other. The system's accounts have no row.
  FOR change IN
    SELECT account, sum(amount)::bigint AS amount
    FROM (
      SELECT target AS account, amount FROM unnest(targets, amounts) AS taken (target, amount)
      UNION ALL
      SELECT source, -amount FROM unnest(sources, amounts) AS given (source, amount)
    ) AS both_ways
    WHERE NOT starts_with(account, 'system:')
    GROUP BY account ORDER BY account COLLATE "C"
  LOOP
    UPDATE gold_accounts SET balance = balance + change.amount
      WHERE id = change.account AND balance + change.amount >= 0 RETURNING balance INTO has;
    IF NOT FOUND THEN
      IF change.amount < 0 THEN
        short := change.account;
        balances := jsonb_build_object(short, (SELECT balance FROM gold_accounts WHERE id = short));
        RETURN;
      END IF;
      INSERT INTO gold_accounts AS known (id, balance) VALUES (change.account, change.amount)
        ON CONFLICT (id) DO UPDATE SET balance = known.balance + excluded.balance RETURNING known.balance INTO has;
    END IF;
    balances := balances || jsonb_build_object(change.account, has);
    standing := standing || jsonb_build_object(change.account, has - change.amount);
    IF change.amount > 0 AND starts_with(change.account, 'user:') THEN
      gained := gained || substr(change.account, 6);
    END IF;
  END LOOP;
  FOR posting IN 1 .. coalesce(array_length(amounts, 1), 0) LOOP
    IF standing ? sources[posting] THEN
      standing := standing
        || jsonb_build_object(sources[posting], (standing ->> sources[posting])::bigint - amounts[posting]);
    END IF;
    IF standing ? targets[posting] THEN
      standing := standing
        || jsonb_build_object(targets[posting], (standing ->> targets[posting])::bigint + amounts[posting]);
    END IF;
    INSERT INTO gold_postings
      (command_key, from_account, to_account, amount, reason, from_balance, to_balance, generation_id)
      VALUES (command, sources[posting], targets[posting], amounts[posting], why,
        (standing ->> sources[posting])::bigint, (standing ->> targets[posting])::bigint, work);
  END LOOP;
  FOREACH person IN ARRAY gained LOOP
    balances := balances || repay_debt(command, person, (balances ->> ('user:' || person))::bigint);
  END LOOP;
END $$;
--> statement-breakpoint
-- As before, and: what the work is says what its gold was for.
DROP FUNCTION hold_gold(uuid, text, bigint);
--> statement-breakpoint
CREATE FUNCTION hold_gold(
  work uuid, person text, cost bigint, why text, OUT moved boolean, OUT short text, OUT balances jsonb
) LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO gold_holds (generation_id, user_id, amount) VALUES (work, person, cost) ON CONFLICT DO NOTHING;
  moved := FOUND AND cost > 0;
  balances := '{}';
  IF NOT moved THEN RETURN; END IF;
  SELECT move.moved, move.short, move.balances INTO moved, short, balances FROM move_gold(
    'hold:' || work, why, work, ARRAY['user:' || person], ARRAY['held:' || person], ARRAY[cost]) AS move;
END $$;
--> statement-breakpoint
-- As before, and: what is taken is for the same as what was held.
CREATE OR REPLACE FUNCTION settle_hold(work uuid, taken bigint)
RETURNS TABLE (person text, held bigint, balances jsonb) LANGUAGE plpgsql AS $$
DECLARE
  set_aside text;
  spendable text;
  why text;
BEGIN
  UPDATE gold_holds AS hold SET captured = taken, settled_at = now()
    WHERE hold.generation_id = work AND hold.settled_at IS NULL RETURNING hold.user_id, hold.amount INTO person, held;
  IF NOT FOUND THEN RETURN; END IF;
  set_aside := 'held:' || person;
  spendable := 'user:' || person;
  balances := '{}';
  IF taken > 0 AND taken <= held THEN
    SELECT command.reason INTO why FROM gold_commands AS command WHERE command.key = 'hold:' || work;
    PERFORM move_gold(
      'capture:' || work, coalesce(why, 'REQUEST'), work, ARRAY[set_aside], ARRAY['system:revenue'], ARRAY[taken]);
  END IF;
  IF taken >= 0 AND taken < held THEN
    SELECT moved.balances INTO balances
      FROM move_gold('release:' || work, 'REFUND', work, ARRAY[set_aside], ARRAY[spendable], ARRAY[held - taken]) AS moved;
  END IF;
  RETURN NEXT;
END $$;
