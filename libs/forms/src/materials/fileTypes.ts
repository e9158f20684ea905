/** What knows the names, types and ends of files (文件类型), in a file of its own so that it comes with the first of them. */
export { detectFileType } from '@ljonething/validation/files/detectFileType'
export { fileTypeWords } from '@ljonething/validation/files/fileTypeWords'
export { isWholePicture } from '@ljonething/validation/files/pictureEnd'
export { tidyFileName } from '@ljonething/validation/files/tidyFileName'
