import { type ImageShape, type ImageSize, imageShapes, imageSizes } from '../../contract/categories.ts'
import { ChoiceChips } from '../ui/chip.tsx'

export const shapeLabels = { square: 'Square', portrait: 'Portrait 3:4', landscape: 'Landscape 4:3' } as const
const shapes = imageShapes.map((shape) => ({ value: shape, label: shapeLabels[shape] }))
const sizes = imageSizes.map((size) => ({ value: size, label: `${size} px` }))

interface ChipsProps<Value> {
  name: string
  value: Value
  onChange: (value: Value) => void
}

export const ShapeChips = (props: ChipsProps<ImageShape>) => <ChoiceChips label="Shape" options={shapes} {...props} />

export const SizeChips = (props: ChipsProps<ImageSize>) => (
  <ChoiceChips label="Size, longer side" options={sizes} {...props} />
)
