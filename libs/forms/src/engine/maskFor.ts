import { isSensitiveKind, maskSensitive } from '@ljonething/domain/display/maskText'

/** Mask of a sensitive field (脱敏, extField.sensitive); undefined for one that is not. */
export const maskFor = (kind: string | undefined): ((value: string) => string) | undefined =>
  isSensitiveKind(kind) ? (value) => maskSensitive(kind, value) : undefined
