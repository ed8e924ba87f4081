// The choices of a run: release, device and scenes, and those of the run that it is compared with.
import { DEVICES, RELEASES, deviceNumber, releaseNumber, sceneFlags } from "./address.js";
import { byId, make } from "./dom.js";

const NAMES = ["ios", "device", "scenes", "ios2", "device2", "scenes2"];
const MODES = [["on", "on"], ["off", "off"]];

export class Choices {
  // `changed` is called when the reader has chosen something.
  constructor(changed) {
    const releases = [];
    for (let ios = RELEASES.last; ios >= RELEASES.first; ios -= 1) releases.push([String(ios), String(ios)]);
    const devices = DEVICES.filter(Boolean).map((device) => [device, device]);
    const options = {
      ios: [["", "default"], ...releases], device: [["", "default"], ...devices],
      scenes: [["", "as the script"], ...MODES], ios2: [["", "nothing"], ["same", "the same"], ...releases],
      device2: [["", "the same"], ...devices], scenes2: [["", "the same"], ...MODES, ["script", "as the script"]],
    };
    for (const name of NAMES) {
      byId(name).append(...options[name].map(([value, text]) => make("option", { value }, text)));
      byId(name).addEventListener("change", () => {
        this.showSecond();
        changed();
      });
    }
  }

  // The values by name; those of the second run only if there is one. A value that is not chosen is empty.
  get values() {
    const values = Object.fromEntries(NAMES.map((name) => [name, byId(name).value]));
    if (values.ios2 === "") values.device2 = values.scenes2 = "";
    return values;
  }

  // Chooses values by name, and the default for the others.
  choose(values) {
    for (const name of NAMES) {
      const value = values[name] ?? "";
      const list = byId(name);
      if (![...list.options].some((option) => option.value === value)) list.append(make("option", { value }, value));
      list.value = value;
    }
    this.showSecond();
  }

  showSecond() {
    for (const name of ["device2", "scenes2"]) byId(`${name}-label`).hidden = byId("ios2").value === "";
  }

  // What the module needs to know about each of the one or two runs: `{release, device, flags}`. What is not chosen
  // for the second run is that of the first one.
  get environments() {
    const { ios, device, scenes, ios2, device2, scenes2 } = this.values;
    const all = [{ ios, device, scenes }];
    if (ios2 !== "") {
      const second = scenes2 === "script" ? "" : scenes2 || scenes;
      all.push({ ios: ios2 === "same" ? ios : ios2, device: device2 || device, scenes: second });
    }
    return all.map((one) => ({
      release: releaseNumber(one.ios), device: deviceNumber(one.device), flags: sceneFlags(one.scenes, all.length > 1),
    }));
  }

  // Says what the defaults are: `name` is that of an environment, such as `ios 17, iPhone portrait`.
  nameDefaults(name) {
    const [ios, device] = name.split(", ");
    if (!device) return;
    const values = { ios: ios.replace("ios ", ""), device: device.replace(" portrait", "") };
    for (const [id, value] of Object.entries(values)) {
      if (byId(id).value === "") byId(id).options[0].textContent = `${value} (default)`;
    }
  }
}
