-- As before, and: what a movement was for is kept with it, and what comes in repays first what a person owes (`repay_debt`).
DROP FUNCTION move_gold(text, text, uuid, text[], text[], bigint[]);
--> statement-breakpoint
CREATE FUNCTION move_gold(
  command text, why text, work uuid, sources text[], targets text[], amounts bigint[], story jsonb DEFAULT NULL,
  OUT moved boolean, OUT short text, OUT balances jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  change record;
  has bigint;
  gained text[] := '{}';
  person text;
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
    IF change.amount > 0 AND starts_with(change.account, 'user:') THEN
      gained := gained || substr(change.account, 6);
    END IF;
  END LOOP;
  INSERT INTO gold_postings (command_key, from_account, to_account, amount, generation_id)
    SELECT command, source, target, amount, work
    FROM unnest(sources, targets, amounts) AS posting (source, target, amount);
  FOREACH person IN ARRAY gained LOOP
    balances := balances || repay_debt(command, person, (balances ->> ('user:' || person))::bigint);
  END LOOP;
END $$;
--> statement-breakpoint
-- Pays what a person owes from what they have now; the balances that it changed. Debts are locked after the gold of people,
-- here and in `take_back_gold`, so that two commands never wait for each other.
CREATE FUNCTION repay_debt(command text, person text, has bigint) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  owed bigint;
  part bigint;
  after jsonb;
BEGIN
  SELECT balance INTO owed FROM gold_accounts WHERE id = 'debt:' || person AND balance > 0 FOR UPDATE;
  part := least(owed, has);
  IF part IS NULL OR part = 0 THEN RETURN '{}'; END IF;
  SELECT move.balances INTO after FROM move_gold(
    'repay:' || person || ':' || command, 'PAYMENT_RETURNED', NULL,
    ARRAY['user:' || person, 'debt:' || person], ARRAY['system:payments', 'system:debts'], ARRAY[part, part],
    '{"kind":"returned-payment","order":null,"why":"repaid"}') AS move;
  RETURN after;
END $$;
--> statement-breakpoint
-- Takes gold back whose payment was paid back (server/gold/ledger.ts): what the person has of it, and the rest as a debt.
CREATE FUNCTION take_back_gold(
  command text, person text, amount bigint, story jsonb, OUT moved boolean, OUT short text, OUT balances jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  has bigint;
  part bigint;
BEGIN
  SELECT balance INTO has FROM gold_accounts WHERE id = 'user:' || person FOR UPDATE;
  part := least(coalesce(has, 0), amount);
  SELECT move.moved, move.short, move.balances INTO moved, short, balances
    FROM (SELECT array_agg(source) AS sources, array_agg(target) AS targets, array_agg(posted) AS amounts FROM (VALUES
      ('user:' || person, 'system:payments', part), ('system:debts', 'debt:' || person, amount - part)
    ) AS posting (source, target, posted) WHERE posted > 0) AS given,
    move_gold(command, 'PAYMENT_RETURNED', NULL, given.sources, given.targets, given.amounts, story) AS move;
END $$;
