import pg from 'pg'
import { categoryFacts, type ImageCategory, imageCategories } from '../../contract/categories.ts'
import { cellsOf, LOOK_BYTES } from '../images/look/look.ts'

/** How many of everything; the rest follows in proportion. */
export interface CrowdSize {
  works: number
  people: number
  /** Roughly: each work has its own number of them, most few and some very many. */
  votes: number
}

/** Prompts to make the works' words of; names nobody else has are put to them. */
export interface CrowdWords {
  category: ImageCategory
  prompt: string
}

/** Tables that it fills; their indexes are made at the end, all at once. */
const filled = [
  'images',
  'image_votes',
  'likes',
  'comments',
  'follows',
  'sheets',
  'collections',
  'collection_works',
  'competition_entries',
  'competition_votes',
] as const

const FIRST = `
  create function pg_temp.chance(of text) returns float8 language sql immutable as
    $$ select ('x' || left(md5(of), 8))::bit(32)::bigint / 4294967296.0 $$;
  create function pg_temp.id_of(of text) returns uuid language sql immutable as
    $$ select overlay(overlay(md5(of) placing '4' from 13) placing '8' from 17)::uuid $$;
  -- Names as a player would make them up, the low numbers far more often than the high.
  create function pg_temp.made_up(of text) returns text language sql immutable as $$
    select string_agg((array['ka','ron','el','mir','tho','vas','qui','ba','lor','den','zu','shi','ar','gol','ne','fen','wy','dra','os','ith'])
      [1 + (number / power(20, k)::int) % 20], '' order by k)
    from (select floor(exp(pg_temp.chance(of) * ln(60000)))::int as number) it, generate_series(0, 2) k $$;
  create temporary table crowd as
    select n, 1 + floor($people$ * power(pg_temp.chance('owner' || g), 2.5))::int as owner, g,
           least(2000, $people$ / 4, floor($votes$ * 0.3 * power(greatest(pg_temp.chance('votes' || n), 1e-7), -0.75)))::int as votes,
           least(500, $people$ / 4, floor(0.4 * power(greatest(pg_temp.chance('talk' || n), 1e-6), -0.7)))::int as comments,
           now() - power(pg_temp.chance('made' || g), 1.5) * interval '1000 days' as made
    from (select n, case when n % 8 < 4 then n - n % 4 else n end as g from generate_series(1, $works$) n) it;
`

const PEOPLE = `
  insert into users (id, name, email, username, display_username, referral_code, about, created_at, updated_at)
    select 'crowd-' || m, 'Crowd', 'crowd-' || m || '@example.test', 'crowd_' || m, 'Crowd_' || m, 'CROWD' || m,
           'Draws for the table.', now() - interval '1000 days', now()
    from generate_series(1, $people$) m;
  insert into gold_accounts (id, balance) select 'crowd-' || m, 0 from generate_series(1, $people$) m;
  insert into follows (follower_id, followed_id, created_at)
    select 'crowd-' || m, 'crowd-' || other, now() - pg_temp.chance('since' || m || ' ' || j) * interval '900 days'
    from generate_series(1, $people$) m,
         generate_series(1, least(300, floor(1.4 * power(greatest(pg_temp.chance('follows' || m), 1e-6), -0.7)))::int) j,
         lateral (select 1 + floor($people$ * power(pg_temp.chance('whom' || m || ' ' || j), 3))::int as other) it
    where other <> m
    on conflict do nothing;
  update users set followers = coalesce(f.count, 0), following = coalesce(g.count, 0)
    from users u
    left join (select followed_id, count(*)::int from follows group by 1) f on f.followed_id = u.id
    left join (select follower_id, count(*)::int from follows group by 1) g on g.follower_id = u.id
    where users.id = u.id and users.id like 'crowd-%';
`

const WORKS = `
  insert into images (id, generation_id, position, owner_id, type, title, prompt, model, model_name, seed, width, height, media_key,
                      thumbhash, is_visible, is_nsfw, tags, votes, likes, comments, views, heat, look, look_cells, scene, created_at)
    select pg_temp.id_of('work' || n), pg_temp.id_of('order' || g), (n - g)::smallint, 'crowd-' || owner, one.type,
           initcap(pg_temp.made_up('title' || n)) || ' ' || split_part(one.prompt, ' ', 2),
           one.prompt || ' of ' || pg_temp.made_up('place' || n) || ', ' || other.prompt || ', ' || pg_temp.made_up('who' || n),
           one.style, initcap(one.style), (n * 7919::bigint) % 1000000, case when n % 3 = 0 then 768 else 1024 end, 1024, $media$,
           'GQgGDQQHiIeAd3d4eIeHd3h3B3h4iHg=', n % 20 <> 0, n % 53 = 0,
           case when n % 3 = 0 then jsonb_build_array('tag ' || floor(60 * power(pg_temp.chance('tag' || n), 2))) else '[]' end,
           votes - 2 * (votes / 10), votes / 3, comments, votes * 20,
           log(greatest(1, abs(votes - 2 * (votes / 10) + votes / 3 + comments / 4.0))) + extract(epoch from made) / 45000,
           looks.look, looks.cells,
           case when one.type = 'BATTLEMAP' then jsonb_build_object('kind', 'battlemap', 'version', 2, 'grid', jsonb_build_object(
             'columns', 20 + 5 * (n % 5), 'rows', 15 + 5 * (n % 7 % 4))) end,
           made
    from crowd
    join said one on one.number = 1 + (g * 31::bigint) % $said$
    join said other on other.number = 1 + (n * 17::bigint + n / 13) % $said$
    join crowd_looks looks using (n)
    -- As they came: what is new lies together, as in a gallery that grew.
    order by made, n;
`

const TALK = `
  insert into image_votes (image_id, user_id, value, created_at)
    select pg_temp.id_of('work' || n), 'crowd-' || 1 + (owner + j * 7919::bigint) % $people$, case when j % 10 = 0 then -1 else 1 end,
           made + (now() - made) * pg_temp.chance('vote' || n || ' ' || j)
    from crowd, generate_series(1, votes) j;
  insert into likes (user_id, image_id, created_at)
    select 'crowd-' || 1 + (owner + j * 7919::bigint) % $people$, pg_temp.id_of('work' || n), made + interval '1 hour'
    from crowd, generate_series(1, votes / 3) j;
  insert into comments (id, author_id, image_id, text, idempotency_key, created_at)
    select pg_temp.id_of('comment' || n || ' ' || j), 'crowd-' || 1 + (owner + j * 104729::bigint) % $people$, pg_temp.id_of('work' || n),
           'I would put ' || pg_temp.made_up('comment' || n || ' ' || j) || ' behind the left door.', 'comment ' || n || ' ' || j,
           made + (now() - made) * pg_temp.chance('said' || n || ' ' || j)
    from crowd, generate_series(1, comments) j;
  insert into collections (id, owner_id, title, is_visible, created_at, updated_at)
    select pg_temp.id_of('collection' || m), 'crowd-' || m, 'For ' || pg_temp.made_up('collection' || m), true, now() - interval '90 days',
           now() - pg_temp.chance('collected' || m) * interval '90 days'
    from generate_series(1, $people$, 4) m;
  insert into collection_works (collection_id, image_id, position, added_at)
    select pg_temp.id_of('collection' || m), pg_temp.id_of('work' || 1 + (m * 131::bigint + j * 7919::bigint) % $works$), j, now() - j * interval '1 day'
    from generate_series(1, $people$, 4) m, generate_series(1, 10) j;
  insert into sheets (id, generation_id, owner_id, kind, prompt, seed, request, written, title, kicker, summary, words, is_visible, votes, created_at)
    select pg_temp.id_of('sheet' || n), pg_temp.id_of('sheet order' || n), 'crowd-' || owner, (array['npc','monster','tavern','settlement','loot','shop','spellbook','lore'])[1 + n % 8],
           'somebody called ' || pg_temp.made_up('sheet' || n), n, '{}', '{}', initcap(pg_temp.made_up('sheet' || n)), 'A sheet', 'What is known of it.',
           pg_temp.made_up('sheet' || n) || ' ' || pg_temp.made_up('other' || n), n % 20 <> 0, votes, made
    from crowd where n % 20 = 1;
`

/** Competitions: one that is voted on, as full as one may be, and some that are over. The seventh of everybody votes. */
const COMPETITIONS = `
  create temporary table crowd_competitions as select k, k = 0 as is_running from generate_series(0, 12) k;
  create temporary table crowd_shown as
    select id as image_id, owner_id, created_at from images where is_visible and not is_nsfw order by created_at desc;
  create index on crowd_shown (created_at desc);
  analyze crowd_shown;
  insert into competitions (id, title, theme, rules, opens_at, closes_at, ends_at, prizes, settled_at, created_at)
    select pg_temp.id_of('competition' || k), 'The lantern of ' || initcap(pg_temp.made_up('competition' || k)), 'A light that nobody expected.',
           'One picture each.', ends - interval '30 days', ends - interval '10 days', ends, '[500000, 200000, 100000]',
           case when is_running then null else ends + interval '1 minute' end, ends - interval '31 days'
    from (select *, now() + interval '5 days' - k * interval '40 days' as ends from crowd_competitions) it;
  insert into competition_entries (id, competition_id, image_id, user_id, created_at)
    select distinct on (k, owner_id) pg_temp.id_of('entry' || k || ' ' || image_id), pg_temp.id_of('competition' || k), image_id, owner_id,
           now() - interval '11 days' - k * interval '40 days'
    from crowd_competitions,
         lateral (select image_id, owner_id from crowd_shown where created_at < now() - interval '11 days' - k * interval '40 days'
                  order by created_at desc limit 4000) it;
  analyze competition_entries;
  delete from competition_entries using (
    select id, row_number() over (partition by competition_id order by id) as nth from competition_entries) it
    where it.id = competition_entries.id and nth > 500;
  create temporary table crowd_entries as
    select id, competition_id, user_id, (row_number() over (partition by competition_id order by id) - 1)::int as at from competition_entries;
  create unique index on crowd_entries (competition_id, at);
  create temporary table crowd_ballots as
    with counts as materialized (select competition_id, count(*) as entries from crowd_entries group by 1)
    select c.competition_id, c.k, m, floor(counts.entries * power(pg_temp.chance('ballot' || c.k || ' ' || m), 2))::int as at
    from (select k, pg_temp.id_of('competition' || k) as competition_id from crowd_competitions) c join counts using (competition_id),
         generate_series(1, $people$, 7) m;
  analyze crowd_entries;
  analyze crowd_ballots;
  insert into competition_votes (competition_id, user_id, entry_id, created_at)
    select entry.competition_id, 'crowd-' || m, entry.id, now() - interval '1 day' - k * interval '40 days'
    from crowd_ballots ballot join crowd_entries entry on entry.competition_id = ballot.competition_id and entry.at = ballot.at
    where user_id <> 'crowd-' || m;
  analyze competition_entries, competition_votes;
  update competition_entries set votes = given.count from (select entry_id, count(*)::int from competition_votes group by 1) given
    where given.entry_id = id;
  update competition_entries set place = it.rank, prize = case it.rank when 1 then 500000 when 2 then 200000 when 3 then 100000 else 0 end
    from (select e.id, rank() over (partition by competition_id order by votes desc) as rank
          from competition_entries e join competitions c on c.id = competition_id where settled_at is not null) it
    where it.id = competition_entries.id;
`

/** Who leads, as the program works it out every few minutes: of what was made in each time, by the votes there are. */
const BOARDS = `
  create temporary table crowd_boards as
    select 'all' as period, null::timestamptz as start
    union all select to_char(now() at time zone 'UTC', 'IYYY-"W"IW'), date_trunc('week', now() at time zone 'UTC') at time zone 'UTC'
    union all select to_char(now() at time zone 'UTC', 'YYYY-MM'), date_trunc('month', now() at time zone 'UTC') at time zone 'UTC';
  insert into leaderboards (board, period, worked_out_at)
    select board, period, now() from crowd_boards, unnest(array['creators', 'works']) board;
  insert into leaderboard_rows (board, period, position, rank, user_id, image_id, score)
    select board, period, row_number() over (partition by board, period order by score desc, leader),
           rank() over (partition by board, period order by score desc), user_id, image_id, score
    from (
      select 'works' as board, period, work.* from crowd_boards,
        lateral (select id::text as leader, owner_id as user_id, id as image_id, votes as score from images
                 where is_visible and not is_nsfw and votes > 0 and (start is null or created_at >= start) order by votes desc limit 100) work
      union all
      select 'creators', period, maker.* from crowd_boards,
        lateral (select owner_id as leader, owner_id as user_id, null::uuid as image_id, sum(votes)::int as score from images
                 where is_visible and not is_nsfw and votes > 0 and (start is null or created_at >= start)
                 group by owner_id order by sum(votes) desc limit 100) maker) it;
`

/** Looks that come in families, as pictures do; every one its own. */
async function bringLooks(client: pg.Client, works: number): Promise<void> {
  let state = 42
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return (state >>> 0) / 4294967296
  }
  const bell = (spread: number) => (random() + random() + random() - 1.5) * 2 * spread
  const families = Array.from({ length: 400 }, () => Array.from({ length: LOOK_BYTES }, () => bell(28)))
  await client.query('create temporary table crowd_looks (n integer, look bytea, cells integer[])')
  const BATCH = 5000
  for (let first = 1; first <= works; first += BATCH) {
    const looks: Buffer[] = []
    const cells: string[] = []
    for (let n = first; n < first + BATCH && n <= works; n++) {
      const family = families[Math.floor(random() ** 2 * families.length)] ?? []
      const look = Int8Array.from(family, (value) => Math.max(-127, Math.min(127, value + bell(14))))
      looks.push(Buffer.from(look.buffer))
      cells.push(`{${cellsOf(look).join(',')}}`)
    }
    await client.query(
      'insert into crowd_looks select $1 + at, look, cells::int[] from unnest($2::bytea[], $3::text[]) with ordinality as it(look, cells, at)',
      [first - 1, looks, cells],
    )
  }
}

/**
 * Fills a database with a community: works in the words of `said`, the people who made them, and what others think of them. For
 * measuring, never beside real people: nothing is checked, and no trigger runs. A million works take a few minutes. `mediaKey` is
 * what all of them show.
 */
export async function bringCrowd(
  databaseUrl: string,
  size: CrowdSize,
  said: readonly CrowdWords[],
  mediaKey: string,
  log: (line: string) => void = () => undefined,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const begun = performance.now()
  const step = async (what: string, work: () => Promise<unknown>) => {
    await work()
    log(`${((performance.now() - begun) / 1000).toFixed(0)} s: ${what}`)
  }
  const filledIn = (text: string) =>
    text
      .replaceAll('$people$', String(size.people))
      .replaceAll('$works$', String(size.works))
      .replaceAll('$votes$', String(size.votes / size.works))
      .replaceAll('$said$', String(said.length))
      .replaceAll('$media$', `'${mediaKey}'`)
  try {
    await client.query("set session_replication_role = 'replica'")
    await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '256MB'")
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `select indexname as name, indexdef as made from pg_indexes
       where schemaname = 'public' and tablename = any($1) and indexname not in (select conname from pg_constraint)`,
      [filled],
    )
    for (const { name } of indexes) await client.query(`drop index "${name}"`)
    await client.query('alter table image_votes drop constraint image_votes_image_id_user_id_pk')
    await step('words', async () => {
      await client.query('create temporary table said (number serial, type text, style text, prompt text)')
      await client.query(
        'insert into said (type, style, prompt) select * from unnest($1::text[], $2::text[], $3::text[])',
        [
          said.map(({ category }) => categoryFacts[category].type),
          said.map((_, at) => ['painted', 'inked', 'woodcut', 'parchment'][at % 4]),
          said.map(({ prompt }) => prompt),
        ],
      )
      await client.query(filledIn(FIRST))
    })
    await step('people', () => client.query(filledIn(PEOPLE)))
    await step('looks', () => bringLooks(client, size.works))
    await step('works', () => client.query(filledIn(WORKS)))
    await step('votes, likes, comments, collections, sheets', () => client.query(filledIn(TALK)))
    await step('competitions', () => client.query(filledIn(COMPETITIONS)))
    await step('votes in order', () =>
      client.query(
        'alter table image_votes add constraint image_votes_image_id_user_id_pk primary key (image_id, user_id)',
      ),
    )
    for (const { name, made } of indexes) await step(name, () => client.query(made))
    await step('words to misspell', () =>
      client.query(
        `insert into image_words select distinct word from images, regexp_split_to_table(lower(title || ' ' || prompt), '[^[:alnum:]]+') word
         where length(word) between 4 and 40 on conflict do nothing`,
      ),
    )
    await step('leaders', () => client.query(BOARDS))
    await step('statistics', () => client.query('vacuum analyze'))
  } finally {
    await client.end()
  }
}

/** Words for a crowd where no others are at hand. */
export const plainCrowdWords: readonly CrowdWords[] = imageCategories.flatMap((category) =>
  ['an old', 'a red', 'a ruined', 'a quiet', 'a snowy', 'a hidden'].map((how) => ({
    category,
    prompt: `${how} ${categoryFacts[category].label.toLowerCase()} at dusk`,
  })),
)
