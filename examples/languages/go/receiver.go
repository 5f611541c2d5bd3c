// A vendor's receiver with nothing but Go's standard library. Start it with: go run receiver.go
package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha1"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"time"
)

var (
	// Stands for your database: a folder with a file for each tenant, named by its subscription.
	tenants = env("DATABASE", "tenants")
	client  = &http.Client{Timeout: 4 * time.Second} // http.DefaultClient waits for ever.
	locks   sync.Map
)

type object = map[string]any

// call calls the marketplace, and reads what it answers into result, which stays empty after a 404.
func call(method, path string, body, result any) error {
	data, _ := json.Marshal(body)
	request, err := http.NewRequest(method, os.Getenv("MARKETPLACE_URL")+"/api"+path, bytes.NewReader(data))
	if err != nil {
		return err
	}
	request.Header = http.Header{"Cmw-Auth-Token": {os.Getenv("MARKETPLACE_TOKEN")}, "Content-Type": {"application/json"}}
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode >= 300 && response.StatusCode != 404 {
		return fmt.Errorf("%s %s: %s", method, path, response.Status)
	}
	if result == nil {
		return nil
	}
	return json.NewDecoder(response.Body).Decode(result)
}

// reconcile reads the subscription, and makes or removes its tenant. It is safe to do twice.
func reconcile(id int) error {
	path, file := fmt.Sprintf("/subscription/%d", id), filepath.Join(tenants, strconv.Itoa(id))
	var subscription struct {
		DeploymentStatus, Type string
		Paid                   bool
	}
	if err := call("GET", path, nil, &subscription); err != nil {
		return err
	}
	switch status := subscription.DeploymentStatus; {
	case status == "PENDING" && (subscription.Paid || subscription.Type == "TRIAL"):
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			return err
		}
		endpoints := []object{{"category": "APP", "endpoint": fmt.Sprintf("https://tenant-%d.example", id)}}
		if err := call("POST", path+"/endpoints", endpoints, nil); err != nil {
			return err
		}
		return call("PATCH", path, object{"deploymentStatus": "DEPLOYED"}, nil)
	case status == "UNDEPLOY_SENT" || status == "UNDEPLOYED":
		if err := os.RemoveAll(file); err != nil || status == "UNDEPLOYED" {
			return err
		}
		return call("PATCH", path, object{"deploymentStatus": "UNDEPLOYED"}, nil)
	}
	return nil
}

// takeEvent returns the status: 204 when all is done; after anything else the marketplace sends the event again.
func takeEvent(r *http.Request) int {
	body, err := io.ReadAll(io.LimitReader(r.Body, 65536))
	mac := hmac.New(sha1.New, []byte(os.Getenv("EVENT_SECRET")))
	mac.Write(body)
	expected := "sha1=" + hex.EncodeToString(mac.Sum(nil))
	if err != nil || !hmac.Equal([]byte(expected), []byte(r.Header.Get("CMW-Event-Signature"))) {
		return http.StatusUnauthorized
	}
	// The id of an event is text: with `Id int` every event would fail here. A json.Number takes both.
	var event struct {
		Entity string
		Id     json.Number
	}
	unreadable := json.Unmarshal(body, &event)
	id, err := strconv.Atoi(event.Id.String())
	if unreadable != nil || err != nil || event.Entity != "Subscription" {
		return http.StatusNoContent // Nothing that this application knows.
	}
	lock, _ := locks.LoadOrStore(id, &sync.Mutex{})
	lock.(*sync.Mutex).Lock()
	defer lock.(*sync.Mutex).Unlock()
	if err := reconcile(id); err != nil {
		log.Printf("subscription %d: %v", id, err)
		return http.StatusServiceUnavailable
	}
	return http.StatusNoContent
}

func answerMetric(w http.ResponseWriter, r *http.Request) {
	id, err := strconv.Atoi(r.Header.Get("CD-Subscription-Id"))
	_, missing := os.Stat(filepath.Join(tenants, strconv.Itoa(id)))
	if err != nil || missing != nil || r.Header.Get("X-Metric-Key") != os.Getenv("METRIC_KEY") {
		http.NotFound(w, r)
		return
	}
	json.NewEncoder(w).Encode(object{"value": 3})
}

// listTenants is for certify alone.
func listTenants(w http.ResponseWriter, _ *http.Request) {
	files, _ := os.ReadDir(tenants)
	list := []object{}
	for _, file := range files {
		list = append(list, object{"subscription": json.Number(file.Name()), "id": file.Name()})
	}
	json.NewEncoder(w).Encode(list)
}

func env(name, otherwise string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return otherwise
}

func main() {
	if err := os.MkdirAll(tenants, 0o700); err != nil {
		log.Fatal(err)
	}
	http.HandleFunc("/events", func(w http.ResponseWriter, r *http.Request) { w.WriteHeader(takeEvent(r)) })
	http.HandleFunc("/metric/users", answerMetric)
	http.HandleFunc("/tenants", listTenants)
	log.Fatal(http.ListenAndServe(env("HOST", "127.0.0.1")+":"+env("PORT", "3000"), nil))
}
