import type { MaterialSignaturesProps } from '@ljonething/forms/engine/FileServices'
import { useHandling, useThisHandling } from '../HandlingContext.ts'
import { FormSignatures } from '../../signing/FormSignatures.tsx'
import { handlingPlace } from './handlingPlace.ts'

/** The signatures of a form of the handling (办理中的签名情况). */
export const HandlingSignatures = ({ file, ...props }: MaterialSignaturesProps) => {
  const { now } = useThisHandling()
  const values = useHandling(({ filled }) => filled().values)
  return <FormSignatures {...props} place={handlingPlace(now, props.material, file, values)} />
}
