import { type Build, both, box, line, oval, type Part, part, path, type Rig } from '../rig.ts'
import { cutStone } from './cuts.ts'
import { device, devices } from './devices.ts'

const laid = { distance: 18, soft: 12, strength: 0.72, ground: 1 }

const none = { distance: 0, soft: 1, strength: 0 }

const slots = { main: 'steel', trim: 'brass', grip: 'leather', cloth: ['cloth', [116, 32, 38]] } as const

const shields: Record<string, string> = {
  heater: 'M-260 -340 Q0 -380 260 -340 C276 -60 210 210 0 400 C-210 210 -276 -60 -260 -340 Z',
  kite: 'M-220 -300 C-160 -400 160 -400 220 -300 C230 -60 120 240 0 430 C-120 240 -230 -60 -220 -300 Z',
}

function build(b: Build): Part[] {
  const charged = b.has(...devices)
  const round = b.has('round') || (!b.has('kite', 'tower') && b.random.chance(0.3))
  const tower = b.has('tower')
  const outline = round
    ? oval(0, 0, 330)
    : tower
      ? box(-230, -420, 460, 840, 60)
      : path(shields[b.has('kite') || b.random.chance(0.3) ? 'kite' : 'heater']!)
  const inner = round
    ? oval(0, 0, 280)
    : tower
      ? box(-186, -376, 372, 752, 40)
      : (pen: Parameters<typeof outline>[0]) => {
          pen.save()
          pen.translate(0, -4)
          pen.scale(0.82, 0.84)
          outline(pen)
          pen.restore()
        }
  const rivets = both(
    ...Array.from({ length: 12 }, (_, k) => {
      const angle = (k / 12) * Math.PI * 2
      return round ? oval(Math.cos(angle) * 304, Math.sin(angle) * 304, 11) : oval(0, 0, 0.1)
    }),
  )
  const face = b.filled('cloth') ? 'cloth' : 'main'
  return [
    part('main', outline, 34, { bulge: 50, shadow: laid }),
    part(face, inner, 14, {
      bulge: 60,
      dome: 0.4,
      shadow: none,
      ...(round
        ? {
            bumps: [
              {
                shape: line(
                  'M-200 -220 L-190 220 M-100 -280 L-96 280 M0 -280 V280 M100 -280 L104 280 M200 -220 L196 220',
                  5,
                ),
                height: -6,
                soft: 2,
              },
            ],
          }
        : {}),
    }),
    ...(round ? [part('main', rivets, 9)] : []),
    ...(round && !charged ? [part('main', oval(0, 0, 96), 20), part('trim', oval(0, 0, 74), 60, { bulge: 30 })] : []),
    ...(round && !charged
      ? b.filled('gem')
        ? cutStone(b, 0, 0, 50, 50, 8)
        : []
      : device(b, 0, round ? 0 : -50, 1.05)),
  ]
}

export const shieldRigs = {
  shield: { view: 'lying', lean: -7, reach: [680, 840], slots, stuff: 'cloth', dye: 'cloth', build },
} satisfies Record<string, Rig>
