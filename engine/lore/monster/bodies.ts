const list = (text: string) => text.split(', ')

/** What each build of body has, in the singular, to follow "its". */
export const bodies = {
  beast: list(
    'muzzle, flank, ruff, haunch, left ear, tail, brow, jaw, foreleg, belly, shoulder, throat, spine, right eye, hide',
  ),
  winged: list(
    'left wing, crest, neck, foremost talon, throat, breast, tail, brow, spine, wing joint, jaw, right eye, shoulder, underside',
  ),
  scaled: list('hood, foremost coil, snout, belly, jaw, tail, crest, throat, spine, brow, flank, eyelid, hide, neck'),
  insect: list(
    'foreleg, left feeler, abdomen, carapace, mouthpart, leading claw, hind leg, middle eye, thorax, underside, back, lowest joint, jaw, face',
  ),
  soft: list(
    'front end, rim, surface, underside, mouth, flank, trailing edge, middle, skin, hindmost fold, crown, core, feeler, foremost lobe',
  ),
  sea: list('gill, foremost fin, left eye, jaw, tail, mantle, flank, belly, snout, back, mouth, skin, brow, crest'),
  toadish: list('throat, brow, back, belly, left eye, lower lip, hind leg, flank, skin, foremost toe, mouth'),
  plant: list(
    'bark, crown, trunk, longest root, lowest bough, largest knot, canopy, foremost limb, hollow, stem, cap, face, outermost leaf, rootstock',
  ),
  made: list('face, chest, left hand, neck joint, back, collar, right foot, brow, jaw, shoulder, seam, grip, waist'),
  dead: list(
    'rib cage, jaw, winding-sheet, left hand, brow, collarbone, spine, skull, right heel, throat, belt, shoulder, scalp',
  ),
  ghostly: list(
    'outline, face, hem, left hand, sleeve, trailing edge, mouth, brow, throat, crown, centre, chest, lower half',
  ),
  person: list('brow, mouth, left hand, throat, shoulder, cloak, chest, right eye, chin, forearm, neck, back'),
  many: list(
    'front rank, middle, edge, thickest part, trailing end, surface, core, left flank, crest, heart, underside, outer ring',
  ),
} as const

export type BodyPlan = keyof typeof bodies
