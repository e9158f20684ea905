import type { FileItem, Material } from '@ljonething/domain/form/FormDescription'
import { faceNamed } from '@ljonething/domain/form/faceNamed'
import { faceFiles, identityFaces } from '@ljonething/domain/form/identityFaces'
import type { IdentityFace } from '@ljonething/domain/form/identityFaces'
import { UploadZone } from '@ljonething/ui/UploadZone'
import { HandedInFile } from './HandedInFile.tsx'
import * as styles from './IdentityCardFaces.css.ts'
import { UploadingFile } from './UploadingFile.tsx'
import type { MaterialActions } from './useMaterialFiles.ts'
import type { Upload } from './useUploads.ts'

interface IdentityCardFacesProps {
  readonly material: Material
  readonly files: readonly FileItem[]
  readonly actions: MaterialActions
  readonly readOnly: boolean
  readonly accept: string
  /** Something is missing, and was asked for. */
  readonly invalid: boolean
}

interface Standing {
  readonly name: string
  readonly file?: FileItem
  readonly upload?: Upload
}

/** Its name says of which face it is, so that everybody sees it later. */
const asFace = (face: IdentityFace, file: File) =>
  faceNamed(file.name) === face
    ? file
    : new File([file], `${identityFaces.labelOf(face)}-${file.name}`, { type: file.type, lastModified: file.lastModified })

/** Both faces of an identity card side by side (身份证两面), each with its own file; a face that is missing says so. */
export default function IdentityCardFaces({ material, files, actions, readOnly, accept, invalid }: IdentityCardFacesProps) {
  const standing: readonly Standing[] = [
    ...files.map((file) => ({ name: file.name, file })),
    ...actions.uploads.filter(({ replaces }) => replaces === undefined).map((upload) => ({ name: upload.file.name, upload }))
  ]
  const { faces, rest } = faceFiles(standing)
  const put = (face: IdentityFace, before?: FileItem) => (picked: readonly File[]) =>
    void actions.replace(
      before,
      picked.map((file) => asFace(face, file))
    )
  const shown = ({ file, upload }: Standing, face?: IdentityFace) => {
    if (upload !== undefined) return <UploadingFile upload={upload} actions={actions} />
    if (file === undefined) return null
    const next = actions.uploads.find(({ replaces }) => replaces?.id === file.id)
    return (
      <>
        <HandedInFile file={file} actions={actions} readOnly={readOnly} accept={accept} onReplace={face && put(face, file)} />
        {next === undefined ? null : <UploadingFile upload={next} actions={actions} />}
      </>
    )
  }
  const missing = (face: IdentityFace) => {
    const name = identityFaces.labelOf(face)
    return readOnly ? (
      <div className={styles.missing}>没有上传{name}</div>
    ) : (
      <UploadZone
        buttonText={`上传${name}`}
        label={material.label}
        accept={accept}
        multiple={false}
        invalid={invalid}
        hint={`还没有${name}`}
        onFiles={put(face)}
      />
    )
  }
  return (
    <ul className={styles.faces} aria-label={`${material.label}的文件`}>
      {identityFaces.codes.map((face) => (
        <li key={face} className={styles.face}>
          <div className={styles.title}>{identityFaces.labelOf(face)}</div>
          {faces[face] === undefined ? missing(face) : shown(faces[face], face)}
        </li>
      ))}
      {rest.map((each) => (
        <li key={each.file?.id ?? each.upload?.key} className={styles.whole}>
          {shown(each)}
        </li>
      ))}
    </ul>
  )
}
