-- The one way gold moves (server/gold/ledger.ts): the command, the balances and the postings in one step. A command whose
-- key is known moves nothing; an account that would fall below zero is named, and the transaction is then to be rolled back.
CREATE FUNCTION move_gold(
  command text, why text, work uuid, sources text[], targets text[], amounts bigint[],
  OUT moved boolean, OUT short text, OUT balances jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  change record;
  has bigint;
BEGIN
  balances := '{}';
  INSERT INTO gold_commands (key, reason) VALUES (command, why) ON CONFLICT DO NOTHING;
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
  END LOOP;
  INSERT INTO gold_postings (command_key, from_account, to_account, amount, generation_id)
    SELECT command, source, target, amount, work
    FROM unnest(sources, targets, amounts) AS posting (source, target, amount);
END $$;
