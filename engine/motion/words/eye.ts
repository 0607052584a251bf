import type { CameraMove } from '../../../contract/video-facts.ts'
import { type Term, term } from './term.ts'

/** Every verb with every end: "glide left", "slide left". */
const each = (verbs: string, ends: string): string =>
  ends
    .split(', ')
    .flatMap((end) => verbs.split(', ').map((verb) => `${verb} ${end}`))
    .join(', ')

const move = (meaning: string, camera: CameraMove, words: string, toward: 1 | -1 = 1): Term =>
  term('feature', meaning, { camera, toward }, words)
/** Words that others than the camera do as well. */
const shared = (meaning: string, camera: CameraMove, words: string, toward: 1 | -1 = 1): Term => ({
  ...move(meaning, camera, words, toward),
  needs: 'eye',
})

const goes = 'move, go, glide, slide, drift, float, travel, sweep, swing, shift, scroll, strafe, fly, dolly, camera'
const pans = 'pan, truck, track, whip pan, panning shot, tracking shot, trucking shot, panoramic shot'
const nears =
  'move, inch, creep, glide, drift, float, go, come, draw, step, walk, ease, crawl, fly, edge, travel, slide, get, lean'
const leaves = 'move, back, drift, glide, float, ease, fall, go, fly, draw, step, inch, creep'

/** Everything that words say about how the eye moves. */
export const eyeTerms: readonly Term[] = [
  move(
    'the camera stands still',
    'still',
    `still camera, static camera, fixed camera, locked camera, stationary camera, still shot, static shot, fixed shot, stationary shot,
    locked shot, locked off, locked off shot, locked off camera, locked off tripod, tripod shot, on tripod, no camera movement, no camera move,
    no camera motion, camera stand still, camera hold still, camera stay still, camera remain still, camera hold, camera static,
    camera locked, camera locked off, camera fixed, camera still, camera does not move, camera doesn't move, fixed view, fixed frame, static frame`,
  ),
  move(
    'the camera pushes in',
    'push-in',
    `push in, push into, push toward, push towards, push through, push forward, push closer, zoom, zoom in, zoom into, zoom toward,
    zoom closer, dolly, dolly in, dolly into, dolly toward, dolly forward, dolly shot, dolly through, camera approach, track in,
    track forward, punch in, crash zoom, slow zoom, camera forward, flyover, aerial flyover, flythrough, fly through, forward tracking shot`,
  ),
  shared(
    'the camera pushes in',
    'push-in',
    `${each(nears, 'closer, nearer, forward, in, into, toward, towards, through')}, close in, approach, advance, forward, swoop in,
    fly over, soar over, soar through, soar toward, glide over, sweep over, drift over, skim over, float over, head toward, enter`,
  ),
  move(
    'the camera pulls out',
    'pull-out',
    `pull out, pull back, pull away, zoom out, zoom back, zoom away, dolly out, dolly back, dolly away, track back, widen view,
    widen shot, view widen, shot widen, reveal whole, pull out to reveal, pull back to reveal, pull away to reveal, zoom out to reveal,
    dolly out to reveal, dolly back to reveal, camera back`,
  ),
  shared(
    'the camera pulls out',
    'pull-out',
    `${each(leaves, 'back, away, out, off, backward')}, retreat, withdraw, recede`,
  ),
  move(
    'the camera pans',
    'pan',
    `pan, panning, pan across, pan over, whip pan, panning shot, tracking shot, trucking shot, truck, panorama, panoramic shot, sweeping shot,
    sweeping view, side to side, follow shot, lateral shot, lateral move, sideways`,
  ),
  move('the camera pans to the right', 'pan', `${each(pans, 'right, rightward')}, left to right`),
  move('the camera pans to the left', 'pan', `${each(pans, 'left, leftward')}, right to left`, -1),
  shared(
    'the camera pans',
    'pan',
    'sweep across, glide across, drift across, slide across, move across, track along, move along, follow, pass by, move past, glide past, drift past, slide past',
  ),
  shared('the camera pans to the right', 'pan', each(goes, 'right, rightward, left to right')),
  shared('the camera pans to the left', 'pan', each(goes, 'left, leftward, right to left'), -1),
  shared('the camera tilts', 'tilt', 'tilt, tilt up, look up, tilting shot, camera up'),
  shared('the camera tilts down', 'tilt', 'tilt down, look down, camera down', -1),
  move(
    'the camera goes round',
    'orbit',
    `orbit, orbit around, orbiting shot, arc shot, arc around, parallax, circling shot, orbital shot, camera circle`,
  ),
  shared(
    'the camera goes round',
    'orbit',
    `circle, circle around, go around, move around, travel around, glide around, fly around, swing around, sweep around, turn around,
    rotate around, revolve around, revolve, wheel around, spin around, orbit clockwise, circle clockwise, orbit left, circle left, arc left, arc, curve around, curve left`,
  ),
  shared(
    'the camera goes round the other way',
    'orbit',
    'orbit counterclockwise, orbit anticlockwise, orbit counter clockwise, circle counterclockwise, circle anticlockwise, orbit right, circle right, arc right, curve right',
    -1,
  ),
  move(
    'the camera rises',
    'crane',
    `crane, crane shot, crane up, rising camera, rising shot, ascending shot, boom up, boom shot, jib, jib up, jib shot, pedestal up, aerial rise, drone shot, aerial shot,
    drone view, drone footage, aerial footage, aerial, aerial view, drone rise, drone ascend`,
  ),
  shared(
    'the camera rises',
    'crane',
    'rise, ascend, lift, lift up, lift off, climb, soar, soar up, float up, go up, move up, fly up, drift up, glide up, rise up, rise above, upward, levitate',
  ),
  move(
    'the camera sinks',
    'crane',
    'crane down, boom down, jib down, pedestal down, descending shot, drone descend',
    -1,
  ),
  shared(
    'the camera sinks',
    'crane',
    'descend, lower, sink, drop, float down, go down, move down, fly down, drift down, glide down, come down, swoop down',
    -1,
  ),
  move(
    'a camera held by hand',
    'hand-held',
    `hand held, handheld, hand held camera, hand held shot, shaky camera, shaky cam, camera shake, camera sway, camera bob, camera tremble,
    unsteady camera, found footage, documentary, documentary style`,
  ),
]

/** What cameras and cutting rooms do and no picture of ours can: told, and never taken for a part of it. */
export const beyond: readonly Term[] = [
  term(
    'feature',
    'beyond',
    { beyond: true },
    `dolly zoom, vertigo effect, vertigo shot, zolly, rack focus, pull focus, focus pull, focus shift, shift focus, dutch angle, dutch tilt,
    tilt head, head tilt, tilt shift, barrel roll, camera roll, roll camera, spiral up, spiral upward, spiral down, spiral around, spiral, corkscrew, first person, first person view, pov,
    pov shot, point of view, close up, every few second, over shoulder, over shoulder shot, bird's eye view, bird's eye, birds eye view, top down view, worm's eye view, low angle, high angle,
    wide shot, establishing shot, medium shot, long shot, close shot, cut to, jump cut, match cut, montage, split screen, fade to black, fade in, fade out,
    morph, morph into, transform into, turn into, change into, look away, look back, look left, look right, turn head, shake head, nod head, shake hand, bullet time, freeze frame, rewind, reverse,
    sandstorm, dust storm, sand storm, tornado, whirlwind, rainbow, explode, explosion, fall apart, wide establishing shot`,
  ),
]
