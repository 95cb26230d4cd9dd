/** What the user guide shows beside its steps. */
export interface UserGuideView {
	/** The address of its video; null is none, undefined is not known here. */
	video: Promise<string | null | undefined>;
}
