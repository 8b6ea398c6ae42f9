/** The package contains types, but its exports do not refer to them. */
declare module 'doiuse' {
  import type { AcceptedPlugin, Node } from 'postcss';

  interface FeatureUsage {
    /** the feature's id in Can I Use */
    feature: string;
    /** `missing` lists the browsers without support */
    featureData?: { missing?: string };
    usage: Node;
  }
  export default function doiuse(options: {
    browsers: readonly string[];
    onFeatureUsage: (usage: FeatureUsage) => void;
  }): AcceptedPlugin;
}
